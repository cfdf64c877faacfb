# What is installed, and where. The folder can be moved afterwards: nothing in it names a path.

include(GNUInstallDirs)
foreach(kind BIN LIB)
    if(IS_ABSOLUTE "${CMAKE_INSTALL_${kind}DIR}")
        message(FATAL_ERROR "tenpai: CMAKE_INSTALL_${kind}DIR is ${CMAKE_INSTALL_${kind}DIR}: it \
has to lie below CMAKE_INSTALL_PREFIX, because what finds the library looks from there")
    endif()
endforeach()
if(NOT CMAKE_INSTALL_INCLUDEDIR STREQUAL "include")
    message(FATAL_ERROR "tenpai: CMAKE_INSTALL_INCLUDEDIR is ${CMAKE_INSTALL_INCLUDEDIR}: the \
headers go to include, because what finds the library looks there")
endif()

# Relative to the folder of tenpai.pc.
file(RELATIVE_PATH TENPAI_UP_TO_PREFIX
    "${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "${CMAKE_INSTALL_PREFIX}")
string(REGEX REPLACE "/$" "" TENPAI_UP_TO_PREFIX "${TENPAI_UP_TO_PREFIX}")
set(TENPAI_LIBS_PRIVATE "")
foreach(library ${TENPAI_SYSTEM_LIBRARIES})
    string(APPEND TENPAI_LIBS_PRIVATE " -l${library}")
endforeach()
file(STRINGS crates/ffi/Cargo.toml TENPAI_DESCRIPTION REGEX "^description = \"")
string(REGEX REPLACE "^description = \"(.*)\"$" "\\1" TENPAI_DESCRIPTION "${TENPAI_DESCRIPTION}")
configure_file(bindings/cmake/tenpai.pc.in "${CMAKE_CURRENT_BINARY_DIR}/tenpai/tenpai.pc" @ONLY)

set(libraries "${static}")
foreach(file ${TENPAI_LINKS})
    list(APPEND libraries "${lib}/${file}")
endforeach()
if(WIN32)
    list(APPEND libraries "${import}")
    install(PROGRAMS "${shared}" DESTINATION "${CMAKE_INSTALL_BINDIR}")
elseif(shared)
    install(PROGRAMS "${shared}" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()
install(FILES ${libraries} DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(FILES include/tenpai.h include/tenpai.hpp DESTINATION include)
install(DIRECTORY include/tenpai DESTINATION include)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/tenpai/tenpai.pc"
    DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
install(FILES
    bindings/cmake/tenpai-config.cmake
    bindings/cmake/tenpai-config-version.cmake
    bindings/cmake/tenpai-targets.cmake
    bindings/cmake/tenpai-version.cmake
    DESTINATION "${CMAKE_INSTALL_LIBDIR}/cmake/tenpai")
