// Replaces operator new for all code of the program.
#include "engine/kit/allocations.h"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace lemniscate::kit {

std::uint64_t allocations = 0;

namespace {

void* allocate(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}

}  // namespace
}  // namespace lemniscate::kit

void* operator new(std::size_t size) { return lemniscate::kit::allocate(size); }
void* operator new[](std::size_t size) { return lemniscate::kit::allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
