# find_package(MixPert) with CMAKE_PREFIX_PATH=$(mixpert-config --prefix):
# the target MixPert::mixpert, and mixpert_target(), which adds the pass to a target.
get_filename_component(_mixpert_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
find_program(MIXPERT_CC mixpert-cc HINTS "${_mixpert_prefix}/../../../../bin" REQUIRED)
execute_process(COMMAND "${MIXPERT_CC}" --version OUTPUT_VARIABLE MixPert_VERSION
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "^[^ ]* " "" MixPert_VERSION "${MixPert_VERSION}")

if(NOT TARGET MixPert::mixpert)
  add_library(MixPert::mixpert SHARED IMPORTED)
  set_target_properties(MixPert::mixpert PROPERTIES
    IMPORTED_LOCATION "${_mixpert_prefix}/lib/libmixpert.so"
    INTERFACE_INCLUDE_DIRECTORIES "${_mixpert_prefix}/runtime/native/include")
endif()

# Refuse a target whose compiler cannot write LLVM IR, before anything is built.
function(_mixpert_check_compilers target)
  get_target_property(sources ${target} SOURCES)
  if(sources MATCHES "\\.c(;|$)" AND NOT CMAKE_C_COMPILER_ID MATCHES "Clang|LLVM")
    set(wrong "CMAKE_C_COMPILER is ${CMAKE_C_COMPILER}: use clang")
  elseif(sources MATCHES "\\.([fF]|[fF]or|[fF](90|95|03|08))(;|$)"
         AND NOT CMAKE_Fortran_COMPILER_ID MATCHES "Clang|LLVM")
    set(wrong "CMAKE_Fortran_COMPILER is ${CMAKE_Fortran_COMPILER}: use flang")
  elseif(sources MATCHES "\\.(cc|cpp|cxx|C)(;|$)" AND NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang|LLVM")
    set(wrong "CMAKE_CXX_COMPILER is ${CMAKE_CXX_COMPILER}: use clang++")
  elseif(sources MATCHES "\\.cu(;|$)" AND CMAKE_CUDA_COMPILER_ID STREQUAL "NVIDIA"
         AND NOT "${CMAKE_CUDA_HOST_COMPILER}" MATCHES "clang")
    set(wrong "the host compiler of nvcc is not clang: use -DCMAKE_CUDA_HOST_COMPILER=clang++")
  endif()
  if(wrong)
    message(FATAL_ERROR "mixpert_target(${target}): the compiler must write LLVM IR, but ${wrong}")
  endif()
endfunction()

# mixpert_target(<target> [PLAN <file>] [GPU_ARCH <arch>...] [REMARKS])
# The target's C, C++, CUDA and Fortran sources go through mixpert-compile, and it links the
# runtime. Its compiler is clang, flang, or nvcc with CMAKE_CUDA_HOST_COMPILER=clang++.
function(mixpert_target target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "REMARKS" "PLAN" "GPU_ARCH")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "mixpert_target: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  _mixpert_check_compilers(${target})
  set(launcher "${MIXPERT_CC}")
  if(arg_PLAN)
    get_filename_component(plan "${arg_PLAN}" ABSOLUTE)
    list(APPEND launcher --plan "${plan}")
  endif()
  if(arg_GPU_ARCH)
    list(JOIN arg_GPU_ARCH "," archs)
    list(APPEND launcher --gpu-arch "${archs}")
  endif()
  if(arg_REMARKS)
    list(APPEND launcher --remarks)
  endif()
  set_target_properties(${target} PROPERTIES
    C_COMPILER_LAUNCHER "${launcher};--"
    CXX_COMPILER_LAUNCHER "${launcher};--"
    CUDA_COMPILER_LAUNCHER "${launcher};--"
    Fortran_COMPILER_LAUNCHER "${launcher};--")
  # What target_link_libraries(PRIVATE) does, which refuses targets that are linked without keywords.
  set_property(TARGET ${target} APPEND PROPERTY LINK_LIBRARIES MixPert::mixpert)
  get_target_property(type ${target} TYPE)
  if(type MATCHES "STATIC|OBJECT")
    set_property(TARGET ${target} APPEND PROPERTY
      INTERFACE_LINK_LIBRARIES "$<LINK_ONLY:MixPert::mixpert>")
  endif()
endfunction()
