# The version and the number of the ABI as the C header has them, which is where they stand.

# Sets TENPAI_VERSION ("1.2.3") and TENPAI_ABI_NUMBER in the scope of the caller.
function(_tenpai_read_version header)
    foreach(name VERSION_MAJOR VERSION_MINOR VERSION_PATCH ABI_NUMBER)
        file(STRINGS "${header}" line REGEX "^#define TENPAI_${name} [0-9]+$")
        if(NOT line MATCHES "^#define TENPAI_${name} ([0-9]+)$")
            message(FATAL_ERROR "tenpai: ${header} does not define TENPAI_${name}")
        endif()
        set(${name} "${CMAKE_MATCH_1}")
    endforeach()
    set(TENPAI_VERSION "${VERSION_MAJOR}.${VERSION_MINOR}.${VERSION_PATCH}" PARENT_SCOPE)
    set(TENPAI_ABI_NUMBER "${ABI_NUMBER}" PARENT_SCOPE)
endfunction()

# Sets TENPAI_PREFIX to the nearest folder above this file that has the header in include: the
# folder that was installed into, wherever it lies now. Empty if there is none. Where a link led
# here (/lib to /usr/lib), the header may lie above the folder that it leads to.
function(_tenpai_find_prefix)
    set(TENPAI_PREFIX "" PARENT_SCOPE)
    get_filename_component(real "${CMAKE_CURRENT_LIST_DIR}" REALPATH)
    foreach(folder "${CMAKE_CURRENT_LIST_DIR}" "${real}")
        set(below "")
        while(NOT folder STREQUAL below)
            if(EXISTS "${folder}/include/tenpai.h")
                set(TENPAI_PREFIX "${folder}" PARENT_SCOPE)
                return()
            endif()
            set(below "${folder}")
            get_filename_component(folder "${folder}" DIRECTORY)
        endwhile()
    endforeach()
endfunction()
