# The targets tenpai::tenpai (the shared library) and tenpai::static, and the names of their files.
# The build of this repository and what it installs both read it.

# Sets in the scope of the caller, for the system that is built for:
#   TENPAI_SHARED_FILE  the shared library, empty where there is none
#   TENPAI_SONAME       the name by which programs look for it, empty where that is no other
#   TENPAI_LINKS        the names beside it that lead to it, from the longest to the shortest
#   TENPAI_IMPORT_FILE  on Windows what the linker takes for it
#   TENPAI_STATIC_FILE  the static library
#   TENPAI_SYSTEM_LIBRARIES  what a program has to link with the static library
# They are those that cargo makes, but for the numbers.
function(_tenpai_names version abi)
    set(shared "")
    set(soname "")
    set(links "")
    set(import "")
    set(static libtenpai_ffi.a)
    set(system "")
    if(WIN32)
        set(shared tenpai_ffi.dll)
        set(system kernel32 ntdll userenv ws2_32 dbghelp)
        if(MSVC)
            set(import tenpai_ffi.dll.lib)
            set(static tenpai_ffi.lib)
        else()
            set(import libtenpai_ffi.dll.a)
        endif()
    elseif(CMAKE_SYSTEM_NAME STREQUAL "Darwin")
        set(shared libtenpai_ffi.${version}.dylib)
        set(soname @rpath/libtenpai_ffi.${abi}.dylib)
        set(links libtenpai_ffi.${abi}.dylib libtenpai_ffi.dylib)
    elseif(CMAKE_SYSTEM_NAME STREQUAL "Android")
        set(shared libtenpai_ffi.so)
        set(soname libtenpai_ffi.so)
        set(system dl m)
    elseif(NOT APPLE)
        set(shared libtenpai_ffi.so.${version})
        set(soname libtenpai_ffi.so.${abi})
        set(links libtenpai_ffi.so.${abi} libtenpai_ffi.so)
        set(system pthread dl m)
    endif()
    set(TENPAI_SHARED_FILE "${shared}" PARENT_SCOPE)
    set(TENPAI_SONAME "${soname}" PARENT_SCOPE)
    set(TENPAI_LINKS "${links}" PARENT_SCOPE)
    set(TENPAI_IMPORT_FILE "${import}" PARENT_SCOPE)
    set(TENPAI_STATIC_FILE "${static}" PARENT_SCOPE)
    set(TENPAI_SYSTEM_LIBRARIES "${system}" PARENT_SCOPE)
endfunction()

# Makes the targets from the paths of their files; those with an empty path are not made.
function(_tenpai_add_targets include shared import static)
    if(shared)
        add_library(tenpai::tenpai SHARED IMPORTED GLOBAL)
        set_target_properties(tenpai::tenpai PROPERTIES
            IMPORTED_LOCATION "${shared}"
            INTERFACE_INCLUDE_DIRECTORIES "${include}")
        if(TENPAI_SONAME)
            set_target_properties(tenpai::tenpai PROPERTIES IMPORTED_SONAME "${TENPAI_SONAME}")
        endif()
        if(import)
            set_target_properties(tenpai::tenpai PROPERTIES IMPORTED_IMPLIB "${import}")
        endif()
    endif()
    if(static)
        add_library(tenpai::static STATIC IMPORTED GLOBAL)
        set_target_properties(tenpai::static PROPERTIES
            IMPORTED_LOCATION "${static}"
            INTERFACE_INCLUDE_DIRECTORIES "${include}"
            INTERFACE_LINK_LIBRARIES "${TENPAI_SYSTEM_LIBRARIES}")
    endif()
endfunction()
