// What it takes for the same source to run on a GPU as well.
#pragma once

/// Before every constant at namespace scope. Functions are constexpr, which nvcc
/// (--expt-relaxed-constexpr) may call on either side; a constant that is indexed there, whose
/// member function is called or that is bound to a reference must in addition have a copy in the
/// device's memory. Where it has none, nvcc says nothing and takes it to lie at address 0.
/// Constants inside classes have none: let them be numbers, used by value.
#if defined(__CUDA_ARCH__)
#define LEMNISCATE_CONSTANT static __device__ constexpr
#else
#define LEMNISCATE_CONSTANT inline constexpr
#endif

/// Before a function that calls the device's own ones.
#if defined(__CUDACC__)
#define LEMNISCATE_EVERYWHERE __host__ __device__
#else
#define LEMNISCATE_EVERYWHERE
#endif

/// Before a function that many others call and that is large: on the device it stays one function.
/// nvcc would put a copy of it into each of them, and work on the result for many minutes.
#if defined(__CUDA_ARCH__)
#define LEMNISCATE_APART __noinline__
#else
#define LEMNISCATE_APART
#endif
