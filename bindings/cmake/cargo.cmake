# Run at each build, as `cmake -D... -P cargo.cmake`: lets cargo look what has changed and build it,
# and puts the libraries under the names that programs look for. Files that are the same are left
# alone, so that nothing is linked again for nothing.
#
#   CARGO SOURCE TARGET_FOLDER TRIPLE  the program, the repository, where to build, and for what
#   ARGUMENTS            more arguments for cargo, a list
#   BIN LIB              the folders to put the libraries into
#   SHARED IMPORT STATIC the paths that they get; an empty one is not wanted
#   LINKS                names beside the shared library that lead to it, a list

execute_process(
    COMMAND "${CARGO}" build --release --locked --package tenpai-ffi --lib
        --manifest-path "${SOURCE}/Cargo.toml" --target-dir "${TARGET_FOLDER}"
        --target "${TRIPLE}" ${ARGUMENTS}
    WORKING_DIRECTORY "${SOURCE}"
    RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "tenpai: cargo could not build the library for ${TRIPLE} (${result}); \
what it said stands above")
endif()

# take(NAME PATH): a file of cargo's, by the name that it has without numbers.
function(take name path)
    set(made "${TARGET_FOLDER}/${TRIPLE}/release/${name}")
    if(NOT EXISTS "${made}")
        message(FATAL_ERROR "tenpai: cargo did not make ${made}: either ${TRIPLE} is not what the \
compiler of this build is for, or Rust makes no such library for it")
    endif()
    execute_process(COMMAND "${CMAKE_COMMAND}" -E copy_if_different "${made}" "${path}"
        RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "tenpai: ${made} could not be copied to ${path}")
    endif()
endfunction()

file(MAKE_DIRECTORY "${BIN}" "${LIB}")
if(SHARED)
    set(name "${SHARED}")
    if(LINKS)
        list(GET LINKS -1 name)
    endif()
    get_filename_component(name "${name}" NAME)
    take("${name}" "${SHARED}")
    get_filename_component(target "${SHARED}" NAME)
    foreach(link ${LINKS})
        if(NOT IS_SYMLINK "${LIB}/${link}")
            file(CREATE_LINK "${target}" "${LIB}/${link}" SYMBOLIC)
        else()
            file(READ_SYMLINK "${LIB}/${link}" old)
            if(NOT old STREQUAL target)
                file(CREATE_LINK "${target}" "${LIB}/${link}" SYMBOLIC)
            endif()
        endif()
    endforeach()
endif()
foreach(path "${IMPORT}" "${STATIC}")
    if(path)
        get_filename_component(name "${path}" NAME)
        take("${name}" "${path}")
    endif()
endforeach()
