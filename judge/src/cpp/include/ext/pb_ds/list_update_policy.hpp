// The policies of list-based containers.
#pragma once
#include <cstddef>
#include <memory>
#include "tag_and_trait.hpp"

namespace __gnu_pbds {

template <class Alloc = std::allocator<char>>
struct lu_move_to_front_policy {};
template <std::size_t Max_Count = 5, class Alloc = std::allocator<char>>
struct lu_counter_policy {};

}  // namespace __gnu_pbds
