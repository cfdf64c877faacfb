# Whether what is installed here fits the version that find_package asks for: the same major number,
# which is that of the ABI, and no older one.

include("${CMAKE_CURRENT_LIST_DIR}/tenpai-version.cmake")

set(PACKAGE_VERSION_COMPATIBLE FALSE)
set(PACKAGE_VERSION_EXACT FALSE)
_tenpai_find_prefix()
if(TENPAI_PREFIX)
    _tenpai_read_version("${TENPAI_PREFIX}/include/tenpai.h")
    set(PACKAGE_VERSION "${TENPAI_VERSION}")
    if(PACKAGE_FIND_VERSION_RANGE)
        if(PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION_MIN)
            # too old
        elseif(PACKAGE_FIND_VERSION_RANGE_MAX STREQUAL "INCLUDE"
                AND PACKAGE_VERSION VERSION_LESS_EQUAL PACKAGE_FIND_VERSION_MAX)
            set(PACKAGE_VERSION_COMPATIBLE TRUE)
        elseif(PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION_MAX)
            set(PACKAGE_VERSION_COMPATIBLE TRUE)
        endif()
    elseif(PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION)
        set(PACKAGE_VERSION_EXACT TRUE)
        set(PACKAGE_VERSION_COMPATIBLE TRUE)
    elseif(PACKAGE_VERSION VERSION_GREATER PACKAGE_FIND_VERSION
            AND TENPAI_ABI_NUMBER EQUAL PACKAGE_FIND_VERSION_MAJOR)
        set(PACKAGE_VERSION_COMPATIBLE TRUE)
    endif()
else()
    set(PACKAGE_VERSION "unknown")
    set(PACKAGE_VERSION_UNSUITABLE TRUE)
endif()
