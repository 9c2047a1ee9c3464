# What C and C++ projects need beside the libraries: the header, find_package(MixPert), pkg-config.
include(CMakePackageConfigHelpers)

set(PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/MixPert)
install(FILES include/mixpert.h include/mixpert_sites.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT MixPertTargets NAMESPACE MixPert:: DESTINATION ${PACKAGE_DIR})
configure_package_config_file(cmake/MixPertConfig.cmake.in MixPertConfig.cmake
                              INSTALL_DESTINATION ${PACKAGE_DIR})
write_basic_package_version_file(MixPertConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/MixPertConfig.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/MixPertConfigVersion.cmake DESTINATION ${PACKAGE_DIR})

# Relative to itself: `cmake --install --prefix` may put it anywhere.
file(RELATIVE_PATH PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/mixpert.pc.in mixpert.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/mixpert.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
