# Sets `triple` to what cargo is to build for, and stops where it would not fit the compiler.

find_program(TENPAI_CARGO cargo HINTS "$ENV{CARGO_HOME}/bin" "$ENV{HOME}/.cargo/bin"
    DOC "The program cargo, which builds tenpai")
if(NOT TENPAI_CARGO)
    message(FATAL_ERROR "tenpai is built with Rust, and cargo is not here: install Rust, or set \
TENPAI_CARGO to the path of cargo, or take an installed tenpai by find_package(tenpai CONFIG)")
endif()

set(triple "${TENPAI_CARGO_TARGET}")
if(NOT triple AND CMAKE_CROSSCOMPILING)
    message(FATAL_ERROR "tenpai: this builds for ${CMAKE_SYSTEM_NAME} ${CMAKE_SYSTEM_PROCESSOR} on \
another machine: set TENPAI_CARGO_TARGET to the target triple that cargo is to build for, one of \
`rustup target list`")
endif()
if(NOT triple)
    execute_process(COMMAND "${TENPAI_CARGO}" -vV
        OUTPUT_VARIABLE described ERROR_VARIABLE complaint RESULT_VARIABLE result)
    if(NOT result EQUAL 0 OR NOT described MATCHES "\nhost: ([^\n\r]+)")
        message(FATAL_ERROR "tenpai: `${TENPAI_CARGO} -vV` does not tell what it builds for: \
${result} ${described}${complaint}")
    endif()
    set(triple "${CMAKE_MATCH_1}")
endif()

if(MINGW AND NOT triple MATCHES "-windows-gnu")
    message(FATAL_ERROR "tenpai: cargo builds for ${triple}, and this compiler is MinGW: set \
TENPAI_CARGO_TARGET, for example to x86_64-pc-windows-gnu")
elseif(MSVC AND NOT triple MATCHES "-windows-msvc$")
    message(FATAL_ERROR "tenpai: cargo builds for ${triple}, and this compiler is MSVC: set \
TENPAI_CARGO_TARGET, for example to x86_64-pc-windows-msvc")
endif()
if(CMAKE_SIZEOF_VOID_P EQUAL 4 AND triple MATCHES "^(x86_64|aarch64|s390x|powerpc64|riscv64)"
        AND NOT triple MATCHES "(gnux32|ilp32)")
    message(FATAL_ERROR "tenpai: cargo builds for ${triple}, and this compiler for 32 bits: set \
TENPAI_CARGO_TARGET, for example to i686-unknown-linux-gnu")
endif()
list(LENGTH CMAKE_OSX_ARCHITECTURES architectures)
if(APPLE AND architectures GREATER 1)
    message(FATAL_ERROR "tenpai: cargo builds for one architecture at a time, and \
CMAKE_OSX_ARCHITECTURES is ${CMAKE_OSX_ARCHITECTURES}: build each and join them with lipo, as \
docs/building.md tells")
endif()
