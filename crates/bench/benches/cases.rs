//! Every case and every library by itself: `cargo bench -p tenpai-bench`.
//!
//! For changes over time. Ratios are for the program `ratios`, which has all take turns.

use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use tenpai_bench::cases::{self, Plan};
use tenpai_bench::hands::{Class, HANDS};

fn every_case(criterion: &mut Criterion) {
    for case in cases::all(HANDS).map(Plan::make) {
        let class = case.class().map_or("its own hands", Class::name);
        let mut group = criterion.benchmark_group(case.name());
        group.throughput(Throughput::Elements(case.questions() as u64));
        let ours = case.ours().iter().map(|way| (format!("tenpai, {}", way.name), way));
        let rivals = case.rivals().iter().map(|rival| (rival.name.to_owned(), rival));
        for (name, contender) in ours.chain(rivals) {
            group.bench_function(BenchmarkId::new(name, class), |bencher| {
                bencher.iter(|| contender.sum());
            });
        }
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .without_plots()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(1500));
    targets = every_case
}
criterion_main!(benches);
