# Toolchain: WebAssembly by clang 16, with WASI's C library and libc++, for pages and for node. No
# threads, no exceptions and no types at run time.

set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-16)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-16)  # binutils makes no index of such objects
set(CMAKE_RANLIB llvm-ranlib-16)
# What CMake tries out needs no module that starts.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# Debian's places; the headers of this machine's own C library are not looked at.
set(CMAKE_CXX_FLAGS_INIT "-nostdinc++ -nostdlibinc\
 -isystem /usr/lib/llvm-16/include/wasm32-wasi/c++/v1 -isystem /usr/include/wasm32-wasi\
 -fno-exceptions -fno-rtti -msimd128 -mbulk-memory")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Qunused-arguments -stdlib=libc++ -L/usr/lib/wasm32-wasi")

# What CMake must know about the system, and packages that are headers only: those of this machine are
# for this machine.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}/wasm32-wasi")
