// How an update policy becomes a part of its tree.
#pragma once
#include <cstddef>
#include <type_traits>
#include <ext/pb_ds/tree_policy.hpp>
#include "tree_iterators.hpp"
#include "tree_store.hpp"

namespace __gnu_pbds {
namespace detail {

/** The types of a tree, which its update policy needs before the tree is complete. */
template <class Key, class Mapped>
struct tree_types {
  typedef entry_of<Key, Mapped> entry;
  template <class Metadata>
  using node = tree_node<typename entry::type, Metadata>;
  template <class Metadata>
  using iterator = tree_iterator<node<Metadata>, typename entry::seen>;
};

/** The update policy as it becomes the base of a tree, and what it keeps in the nodes. */
template <class Tree, class Key, class Mapped, class Compare, template <class, class, class, class> class Update,
          class Alloc>
struct update_of {
  typedef tree_types<Key, Mapped> types;
  template <class Metadata>
  using policy = Update<tree_node_const_iterator<typename types::template node<Metadata>,
                                                 typename types::template iterator<Metadata>, Metadata>,
                        tree_node_iterator<typename types::template node<Metadata>,
                                           typename types::template iterator<Metadata>, Metadata>,
                        Compare, Alloc>;
  // A policy's metadata type does not depend on the iterators, which it is asked with first.
  typedef typename metadata_of<policy<void>>::type metadata;
  typedef typename types::template iterator<metadata> iterator;
  typedef tree_order_statistics_node_update<
      tree_node_const_iterator<typename types::template node<metadata>, iterator, metadata>,
      tree_node_iterator<typename types::template node<metadata>, iterator, metadata>, Compare, Alloc>
      counting;
  static constexpr bool counts = std::is_same<policy<metadata>, counting>::value;
  typedef std::conditional_t<counts, order_statistics<Tree, Key, iterator>, policy<metadata>> base;
  typedef tree_store<Key, typename types::template node<metadata>, typename types::entry, Compare> store;
};

}  // namespace detail
}  // namespace __gnu_pbds
