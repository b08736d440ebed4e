// The policies of tries.
#pragma once
#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <type_traits>
#include "tag_and_trait.hpp"

namespace __gnu_pbds {

/** How a trie reads the elements of a string. */
template <class String = std::string,
          typename String::value_type Min_E_Val = std::numeric_limits<typename String::value_type>::min(),
          typename String::value_type Max_E_Val = std::numeric_limits<typename String::value_type>::max(),
          bool Reverse = false, class Alloc = std::allocator<char>>
struct trie_string_access_traits {
  typedef std::size_t size_type;
  typedef String key_type;
  typedef const String& key_const_reference;
  enum { reverse = Reverse };
  typedef std::conditional_t<Reverse, typename String::const_reverse_iterator, typename String::const_iterator>
      const_iterator;
  typedef typename String::value_type e_type;
  enum { min_e_val = Min_E_Val, max_e_val = Max_E_Val, max_size = Max_E_Val - Min_E_Val + 1 };

  static const_iterator begin(key_const_reference key) {
    if constexpr (Reverse) return key.rbegin();
    else return key.begin();
  }
  static const_iterator end(key_const_reference key) {
    if constexpr (Reverse) return key.rend();
    else return key.end();
  }
  static size_type e_pos(e_type element) { return static_cast<size_type>(element - Min_E_Val); }
};

// A trie answers for prefixes and for orders whatever its policy is.
template <class Node_CItr, class Node_Itr, class ATraits, class Alloc>
struct trie_prefix_search_node_update {};
template <class Node_CItr, class Node_Itr, class ATraits, class Alloc>
struct trie_order_statistics_node_update {};

}  // namespace __gnu_pbds
