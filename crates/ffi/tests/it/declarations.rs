//! `bindings/csharp/NativeMethods.g.cs`: that it is the one made from this crate. That its layouts
//! and values are those of the header is for the test `csharp` to say, which runs it.

use std::fs;

use crate::support::exports::EXPORTS;
use crate::support::untransitioned::UNTRANSITIONED;
use crate::support::{declared, folder, repository};

/// The sources with exports, in the order of the header.
const SOURCES: [&str; 17] = [
    "version",
    "status",
    "error",
    "rules",
    "seen",
    "hand",
    "text",
    "judgements",
    "batch",
    "acceptance",
    "discards",
    "improvements",
    "calls",
    "formula",
    "readings",
    "wait_kinds",
    "obstacle",
];

#[test]
fn csharp_declarations_are_up_to_date() {
    let path = repository("bindings/csharp/NativeMethods.g.cs");
    let made = made("renewed");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &made).expect("the declarations can be written");
    }
    let checked_in = fs::read_to_string(&path).unwrap_or_default();
    assert!(made == checked_in, "{path:?} is out of date: UPDATE=1 cargo test renews it");
}

#[test]
fn no_export_and_no_constant_is_left_out() {
    let made = made("complete");
    let header = fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let names: Vec<&str> = header.lines().filter_map(declared).collect();
    assert!(names.len() > 50, "only {names:?} were found in the header");
    for name in names {
        let constant = made.contains(&format!(" {name} = "));
        assert!(constant || made.contains(&format!(" {name}(")), "{name} is missing");
    }
}

#[test]
fn csharp_calls_every_export() {
    let text = written();
    let header = fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let functions = header.lines().filter_map(declared).filter(|name| name.starts_with("tenpai_"));
    let functions: Vec<&str> = functions.collect();
    assert!(functions.len() >= 20, "only {functions:?} were found in the header");
    for name in functions {
        assert!(text.contains(&format!("NativeMethods.{name}(")), "C# does not call {name}");
    }
}

/// With any other type the runtime would put a stub between, which copies.
#[test]
fn declarations_need_no_marshalling() {
    const NUMBERS: [&str; 6] = ["byte", "sbyte", "int", "uint", "ulong", "nuint"];
    let is_plain = |name: &str| NUMBERS.contains(&name) || name.starts_with("tenpai_");
    let can_be_pointed_to = |name: &str| is_plain(name) || name == "void";
    let (mut functions, mut fields) = (0, 0);
    for line in made("blittable").lines().map(str::trim) {
        if let Some(declaration) = line.strip_prefix("internal static extern ") {
            let (start, rest) = declaration.split_once('(').expect("arguments");
            let arguments = rest.trim_end_matches(");").split(", ").filter(|one| !one.is_empty());
            for typed in arguments.chain([start]) {
                // A type and a name: no attribute, `ref`, `out` or `in` comes before them.
                let (of, _) = typed.split_once(' ').expect("a type and a name");
                assert!(typed.matches(' ').count() == 1, "{line}: {typed}");
                let pointed = of.strip_suffix('*');
                let is_right = pointed.map_or(NUMBERS.contains(&of), can_be_pointed_to);
                assert!(is_right, "{line}: {of}");
            }
            functions += 1;
        } else if let Some(field) = line.strip_prefix("public ") {
            let (of_array, of) = match field.strip_prefix("fixed ") {
                Some(array) => (true, array),
                None => (false, field),
            };
            let (of, _) = of.split_once(' ').expect("a type and a name");
            assert!(if of_array { NUMBERS.contains(&of) } else { is_plain(of) }, "{line}");
            fields += 1;
        }
    }
    assert!(functions >= 20 && fields >= 60, "only {functions} functions, {fields} fields");
}

/// A call of which the runtime is not told is bound when the method is compiled that makes it.
#[test]
fn untransitioned_calls_have_a_method_of_their_own() {
    let (made, written) = (made("untransitioned"), written());
    assert_eq!(made.matches("[SuppressGCTransition]").count(), UNTRANSITIONED.len());
    for (entry, name) in UNTRANSITIONED {
        let (before, _) = made.split_once(&format!(" {name}(")).expect("a declaration");
        let end = if entry == name { "#endif\n" } else { "" };
        let wanted = format!(
            "#if NET5_0_OR_GREATER\n        [SuppressGCTransition]\n{end}        [DllImport(\
             __DllName, EntryPoint = \"{entry}\", CallingConvention = CallingConvention.Cdecl, \
             ExactSpelling = true)]\n        internal static extern int"
        );
        assert!(before.ends_with(&wanted), "{name} has no attribute");

        let call = format!("NativeMethods.{name}(");
        assert_eq!(written.matches(&call).count(), 1, "{name} is called in one place");
        let (before, _) = written.split_once(&call).expect("a call");
        let method = before.rsplit("\n\n").next().unwrap_or_default();
        let start =
            "        [MethodImpl(MethodImplOptions.NoInlining)]\n        private static int Ask(";
        assert!(method.starts_with(start), "{name} is called in\n{method}");
    }
}

#[test]
fn each_function_is_declared_once_where_there_is_no_net_5() {
    let made = made("once");
    let mut parts = made.split("#if NET5_0_OR_GREATER");
    let mut elsewhere = parts.next().expect("what comes first").to_owned();
    for part in parts {
        elsewhere += part.split_once("#endif").expect("an end").1;
    }
    let entries = elsewhere.split("EntryPoint = \"").skip(1);
    let mut names: Vec<&str> = entries.filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
    names.sort_unstable();
    assert_eq!(names, EXPORTS);
}

/// All of the binding but the declarations.
fn written() -> String {
    let binding = fs::read_dir(repository("bindings/csharp")).expect("the binding");
    let paths = binding.map(|file| file.expect("a file").path());
    let written = paths.filter(|path| {
        let name = path.to_string_lossy();
        name.ends_with(".cs") && !name.ends_with(".g.cs")
    });
    written.map(|path| fs::read_to_string(path).expect("a source")).collect()
}

/// The declarations, made in a folder that no other test uses.
fn made(name: &str) -> String {
    let path = folder(&format!("declarations-{name}")).join("NativeMethods.g.cs");
    let mut builder = csbindgen::Builder::new();
    for source in SOURCES {
        builder =
            builder.input_extern_file(format!("{}/src/{source}.rs", env!("CARGO_MANIFEST_DIR")));
    }
    builder
        .csharp_namespace("Tenpai")
        .csharp_class_name("NativeMethods")
        .csharp_class_accessibility("internal")
        .csharp_dll_name("tenpai_ffi")
        // There a player is one program, and what is linked into it has no name of its own.
        .csharp_dll_name_if("(UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR", "__Internal")
        .csharp_generate_const_filter(|name| name.starts_with("TENPAI_"))
        .generate_csharp_file(&path)
        .expect("the declarations can be made");
    let made = fs::read_to_string(path).expect("the declarations just made");
    with_untransitioned(&without_examples(&made))
}

/// The runtimes of Unity, and .NET before 5, do not know the attribute.
fn with_untransitioned(made: &str) -> String {
    const ATTRIBUTE: [&str; 3] =
        ["#if NET5_0_OR_GREATER", "        [SuppressGCTransition]", "#endif"];
    let mut kept: Vec<String> = Vec::new();
    let lines: Vec<&str> = made.lines().collect();
    for (place, line) in lines.iter().enumerate() {
        for (entry, name) in UNTRANSITIONED {
            if line.contains(&format!("EntryPoint = \"{entry}\"")) {
                let [only_there, attribute, end] = ATTRIBUTE.map(str::to_owned);
                if entry != name {
                    // With another signature: the first releases of .NET 5 mix up functions that
                    // have the same. Elsewhere there is none: what compiles to C++, as IL2CPP does,
                    // may declare a function once.
                    let renamed = lines[place + 1].replacen(entry, name, 1);
                    let renamed = renamed.replacen("tenpai_seen*", "void*", 1);
                    let line = (*line).to_owned();
                    let declared = [only_there, attribute, line, renamed, end, String::new()];
                    // The documentation stays with the other, for which it is written.
                    let start = kept.iter().rposition(|before| before.contains("<summary>"));
                    let start = start.expect("documentation before a function");
                    kept.splice(start..start, declared);
                } else {
                    kept.extend([only_there, attribute, end]);
                }
            }
        }
        kept.push((*line).to_owned());
    }
    kept.join("\n") + "\n"
}

/// The examples are C, which has characters that documentation in C# does not.
fn without_examples(made: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut in_example = false;
    for line in made.lines() {
        let text = line.trim().trim_start_matches('/').trim();
        if text.starts_with("```") {
            in_example = !in_example;
            // With the empty line before it.
            kept.truncate(kept.len() - usize::from(in_example));
        } else if !in_example {
            kept.push(line.trim_end());
        }
    }
    assert!(!in_example, "an example has no end");
    kept.join("\n") + "\n"
}
