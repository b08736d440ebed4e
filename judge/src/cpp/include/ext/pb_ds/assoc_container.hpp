// Trees, tries and hash tables of policy-based data structures.
#pragma once
#include <functional>
#include <memory>
#include <utility>
#include "detail/hash_table.hpp"
#include "detail/ordered_tree.hpp"
#include "detail/prefix_tree.hpp"
#include "hash_policy.hpp"
#include "list_update_policy.hpp"
#include "tag_and_trait.hpp"
#include "tree_policy.hpp"
#include "trie_policy.hpp"

namespace __gnu_pbds {

/** Every tag gives the same balanced tree. */
template <class Key, class Mapped, class Cmp_Fn = std::less<Key>, class Tag = rb_tree_tag,
          template <class, class, class, class> class Node_Update = null_node_update,
          class Alloc = std::allocator<char>>
class tree : public detail::ordered_tree<Key, Mapped, Cmp_Fn, Node_Update, Alloc> {
  typedef detail::ordered_tree<Key, Mapped, Cmp_Fn, Node_Update, Alloc> base;

 public:
  typedef Tag container_category;

  tree() = default;
  explicit tree(const Cmp_Fn& comparison) : base(comparison) {}
  template <class First>
  tree(First first, First last) {
    this->copy_from_range(first, last);
  }
  template <class First>
  tree(First first, First last, const Cmp_Fn& comparison) : base(comparison) {
    this->copy_from_range(first, last);
  }
};

/** A trie is an ordered tree here that compares with its access traits. */
template <class Key, class Mapped, class Access_Traits = trie_string_access_traits<Key>, class Tag = pat_trie_tag,
          template <class, class, class, class> class Node_Update = null_node_update,
          class Alloc = std::allocator<char>>
class trie : public detail::prefix_tree<Key, Mapped, Access_Traits, Alloc> {
 public:
  typedef Tag container_category;
  typedef Access_Traits access_traits;

  trie() = default;
  explicit trie(const Access_Traits&) {}
  template <class First>
  trie(First first, First last) {
    this->copy_from_range(first, last);
  }
};

template <class Key, class Mapped, class Hash_Fn = std::hash<Key>, class Eq_Fn = std::equal_to<Key>,
          class Comb_Probe_Fn = direct_mask_range_hashing<>, class Probe_Fn = linear_probe_fn<>,
          class Resize_Policy = hash_standard_resize_policy<>, bool Store_Hash = false,
          class Alloc = std::allocator<char>>
class gp_hash_table : public detail::hash_table<Key, Mapped, Hash_Fn, Eq_Fn, detail::inline_slot> {
  typedef detail::hash_table<Key, Mapped, Hash_Fn, Eq_Fn, detail::inline_slot> base;

 public:
  typedef gp_hash_tag container_category;
  typedef Resize_Policy resize_policy;

  gp_hash_table() = default;
  explicit gp_hash_table(const Hash_Fn& hash, const Eq_Fn& equal = Eq_Fn(), const Comb_Probe_Fn& = Comb_Probe_Fn(),
                         const Probe_Fn& = Probe_Fn())
      : base(hash, equal) {}
  gp_hash_table(const Hash_Fn& hash, const Eq_Fn& equal, const Comb_Probe_Fn&, const Probe_Fn&,
                const Resize_Policy& sizes)
      : base(hash, equal) {
    if (sizes.start) this->resize(sizes.start);
  }
  template <class First>
  gp_hash_table(First first, First last) {
    this->copy_from_range(first, last);
  }
};

/** Its values stay where they are, as those of a table with chains. */
template <class Key, class Mapped, class Hash_Fn = std::hash<Key>, class Eq_Fn = std::equal_to<Key>,
          class Comb_Hash_Fn = direct_mask_range_hashing<>, class Resize_Policy = hash_standard_resize_policy<>,
          bool Store_Hash = false, class Alloc = std::allocator<char>>
class cc_hash_table : public detail::hash_table<Key, Mapped, Hash_Fn, Eq_Fn, detail::pointing_slot> {
  typedef detail::hash_table<Key, Mapped, Hash_Fn, Eq_Fn, detail::pointing_slot> base;

 public:
  typedef cc_hash_tag container_category;
  typedef Resize_Policy resize_policy;

  cc_hash_table() = default;
  explicit cc_hash_table(const Hash_Fn& hash, const Eq_Fn& equal = Eq_Fn(), const Comb_Hash_Fn& = Comb_Hash_Fn())
      : base(hash, equal) {}
  cc_hash_table(const Hash_Fn& hash, const Eq_Fn& equal, const Comb_Hash_Fn&, const Resize_Policy& sizes)
      : base(hash, equal) {
    if (sizes.start) this->resize(sizes.start);
  }
  template <class First>
  cc_hash_table(First first, First last) {
    this->copy_from_range(first, last);
  }
};

}  // namespace __gnu_pbds
