// Tags, the null types and the exceptions of policy-based data structures.
#pragma once
#include <cstdlib>
#include <stdexcept>

namespace __gnu_pbds {

struct null_type {};
using null_mapped_type = null_type;

/** The update policy of trees and tries that keep nothing in their nodes. */
template <class Node_CItr, class Node_Itr, class Cmp_Fn, class Alloc>
struct null_node_update : null_type {};

struct trivial_iterator_tag {};
typedef void trivial_iterator_difference_type;

struct container_tag {};
struct sequence_tag : container_tag {};
struct string_tag : sequence_tag {};
struct associative_tag : container_tag {};
struct basic_hash_tag : associative_tag {};
struct cc_hash_tag : basic_hash_tag {};
struct gp_hash_tag : basic_hash_tag {};
struct basic_branch_tag : associative_tag {};
struct tree_tag : basic_branch_tag {};
struct rb_tree_tag : tree_tag {};
struct splay_tree_tag : tree_tag {};
struct ov_tree_tag : tree_tag {};
struct trie_tag : basic_branch_tag {};
struct pat_trie_tag : trie_tag {};
struct list_update_tag : associative_tag {};
struct priority_queue_tag : container_tag {};
struct pairing_heap_tag : priority_queue_tag {};
struct binomial_heap_tag : priority_queue_tag {};
struct rc_binomial_heap_tag : priority_queue_tag {};
struct binary_heap_tag : priority_queue_tag {};
struct thin_heap_tag : priority_queue_tag {};

struct container_error : std::logic_error {
  container_error() : std::logic_error("__gnu_pbds::container_error") {}
};
struct insert_error : container_error {};
struct join_error : container_error {};
struct resize_error : container_error {};

}  // namespace __gnu_pbds
