// What it takes for the same source to compile for a GPU as well.
#pragma once

/// Functions are constexpr, which nvcc (--expt-relaxed-constexpr) may call on either side; a table
/// that is indexed at run time must in addition have a copy in the device's memory.
#if defined(__CUDA_ARCH__)
#define LEMNISCATE_TABLE static __device__ constexpr
#else
#define LEMNISCATE_TABLE inline constexpr
#endif
