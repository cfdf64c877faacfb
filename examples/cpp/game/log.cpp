#include "log.hpp"

#include <ostream>

namespace game {

namespace {

const char* name(EventKind kind) {
    switch (kind) {
        case EventKind::deal:
            return "deal";
        case EventKind::indicator:
            return "indicator";
        case EventKind::draw:
            return "draw";
        case EventKind::replacement:
            return "replacement";
        case EventKind::riichi:
            return "riichi";
        case EventKind::discard:
            return "discard";
        case EventKind::chi:
            return "chi";
        case EventKind::pon:
            return "pon";
        case EventKind::open_kan:
            return "open-kan";
        case EventKind::concealed_kan:
            return "concealed-kan";
        case EventKind::added_kan:
            return "added-kan";
        case EventKind::tsumo:
            return "tsumo";
        case EventKind::ron:
            break;
    }
    return "ron";
}

bool is_from_another(EventKind kind) {
    return kind == EventKind::chi || kind == EventKind::pon || kind == EventKind::open_kan ||
           kind == EventKind::ron;
}

}  // namespace

void Log::begins(std::uint64_t number, std::uint64_t seed, int dealer) {
    out_ << "game " << number << " seed " << seed << " dealer " << dealer << '\n';
}

void Log::happens(const Event& event, const Opponent& who) {
    out_ << name(event.kind);
    if (event.kind == EventKind::indicator) {
        out_ << ' ' << text(event.tile) << '\n';
        return;
    }
    out_ << ' ' << event.seat;
    if (event.kind == EventKind::riichi) {
        out_ << '\n';
        return;
    }
    if (event.kind != EventKind::deal) {
        out_ << ' ' << text(event.tile);
    }
    if (is_from_another(event.kind)) {
        out_ << " from " << event.from;
    }
    if (event.kind == EventKind::chi || event.kind == EventKind::pon) {
        out_ << " with " << text(event.with[0]) << ' ' << text(event.with[1]);
    }
    out_ << " hand " << who.written() << " shanten " << who.shanten();
    if (!who.waits().effective().empty()) {
        out_ << " waits " << who.waits().effective();
    }
    out_ << '\n';
}

void Log::wins(const Event&, const Opponent&, const tenpai::Wins& ways) {
    for (const tenpai::Win& way : ways) {
        const tenpai::WaitKinds kind(static_cast<std::uint8_t>(way.kind()));
        out_ << "win " << way.reading() << " by " << way.group() << ' ' << kind << '\n';
    }
}

void Log::is_exhausted(const std::vector<int>& tenpai_seats) {
    out_ << "exhausted tenpai";
    for (int seat : tenpai_seats) {
        out_ << ' ' << seat;
    }
    out_ << (tenpai_seats.empty() ? " -\n" : "\n");
}

}  // namespace game
