// Lists that never allocate: FixedList for what lives in a state, ScratchList for move lists.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace lemniscate {

/// Up to N values in order. What lies behind the end is always zero, so that two equal lists are
/// equal byte by byte and a state that holds them can be hashed as a block.
template <class T, std::size_t N>
struct FixedList {
    static_assert(std::is_trivially_copyable_v<T> && N < 256);

    T items[N];
    std::uint8_t count;

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr bool full() const { return count == N; }
    constexpr const T& operator[](std::size_t i) const { return items[i]; }
    constexpr T& operator[](std::size_t i) { return items[i]; }
    constexpr const T* begin() const { return items; }
    constexpr const T* end() const { return items + count; }
    constexpr T* begin() { return items; }
    constexpr T* end() { return items + count; }

    constexpr void push(T value) { items[count++] = value; }

    /// Puts a value at `at`; the order of the others stays.
    constexpr void insert(std::size_t at, T value) {
        for (std::size_t i = count++; i > at; --i) items[i] = items[i - 1];
        items[at] = value;
    }

    /// Removes the value at `at`; the order of the others stays.
    constexpr void erase(std::size_t at) {
        for (std::size_t i = at; i + 1 < count; ++i) items[i] = items[i + 1];
        items[--count] = T{};
    }

    friend constexpr bool operator==(const FixedList&, const FixedList&) = default;
};

/// Up to N values for the moment. Its storage starts uninitialised: clearing the thousands of
/// moves that a list may hold would cost more than filling in the thirty that it usually does.
template <class T, std::size_t N>
class ScratchList {
  public:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_default_constructible_v<T>);

    constexpr ScratchList() {}  // NOLINT: `items_` is left uninitialised on purpose

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + count_; }

    constexpr void clear() { count_ = 0; }
    constexpr void push(T value) { items_[count_++] = value; }

    /// Room to write up to `N - size()` values in place; `grow` then says how many were written.
    constexpr T* tail() { return items_ + count_; }
    constexpr void grow(std::size_t written) { count_ += static_cast<std::uint32_t>(written); }

    constexpr bool contains(T value) const {
        for (std::uint32_t i = 0; i < count_; ++i) {
            if (items_[i] == value) return true;
        }
        return false;
    }

    friend constexpr bool operator==(const ScratchList& a, const ScratchList& b) {
        if (a.count_ != b.count_) return false;
        for (std::uint32_t i = 0; i < a.count_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

  private:
    T items_[N];
    std::uint32_t count_ = 0;
};

}  // namespace lemniscate
