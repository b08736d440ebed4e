// The policies of hash tables. The tables choose for themselves, so the policies only have to be there.
#pragma once
#include <cstddef>
#include <memory>
#include "tag_and_trait.hpp"

namespace __gnu_pbds {

struct null_probe_fn {};
typedef null_type null_hash_fn;

template <class Size = std::size_t>
struct linear_probe_fn {};
template <class Size = std::size_t>
struct quadratic_probe_fn {};
template <class Size = std::size_t>
struct direct_mask_range_hashing {};
template <class Size = std::size_t>
struct direct_mod_range_hashing {};

/** The only thing that the tables heed is a size to start with: `{1 << 16}` as the resize policy. */
template <class Size = std::size_t>
struct hash_exponential_size_policy {
  hash_exponential_size_policy(Size start_size = 8, Size = 2) : start(start_size) {}
  Size start;
};

struct hash_prime_size_policy {
  hash_prime_size_policy(std::size_t start_size = 8) : start(start_size) {}
  std::size_t start;
};

template <bool External_Load_Access = false, class Size = std::size_t>
struct hash_load_check_resize_trigger {
  hash_load_check_resize_trigger(float = 0.125, float = 0.5) {}
};

template <bool External_Load_Access = false, class Size = std::size_t>
struct cc_hash_max_collision_check_resize_trigger {
  cc_hash_max_collision_check_resize_trigger(float = 0.5) {}
};

template <class Size_Policy = hash_exponential_size_policy<>, class Trigger_Policy = hash_load_check_resize_trigger<>,
          bool External_Size_Access = false, class Size = std::size_t>
struct hash_standard_resize_policy {
  hash_standard_resize_policy() = default;
  hash_standard_resize_policy(const Size_Policy& sizes) : start(sizes.start) {}
  hash_standard_resize_policy(const Size_Policy& sizes, const Trigger_Policy&) : start(sizes.start) {}
  Size start = 0;
};

}  // namespace __gnu_pbds
