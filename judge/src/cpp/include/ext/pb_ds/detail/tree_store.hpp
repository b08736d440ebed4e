// What a tree holds, and how a key is looked for in it.
#pragma once
#include <cstddef>
#include <utility>
#include "tree_iterators.hpp"

namespace __gnu_pbds {
namespace detail {

template <class Key, class Node, class Entry, class Compare>
class tree_store {
 public:
  std::size_t order_of(const Key& key) const {
    std::size_t order = 0;
    for (const tree_links* node = end_of_all.left; node;) {
      if (compare(key, key_of(node))) {
        node = node->left;
      } else if (compare(key_of(node), key)) {
        order += size_of(node->left) + 1;
        node = node->right;
      } else {
        return order + size_of(node->left);
      }
    }
    return order;
  }
  tree_links* node_of_order(std::size_t order) const {
    if (order >= size_of(end_of_all.left)) return header();
    tree_links* node = end_of_all.left;
    for (std::size_t before = size_of(node->left); order != before; before = size_of(node->left)) {
      if (order < before) {
        node = node->left;
      } else {
        order -= before + 1;
        node = node->right;
      }
    }
    return node;
  }

 protected:
  static constexpr bool has_metadata = Node::has_metadata;

  tree_store() = default;
  explicit tree_store(const Compare& comparison) : compare(comparison) {}
  tree_store(const tree_store& other) : compare(other.compare) { adopt(copy_of(other.end_of_all.left)); }
  tree_store(tree_store&& other) : compare(other.compare) { adopt(other.release()); }
  ~tree_store() { destroy(end_of_all.left); }

  tree_links* header() const { return const_cast<end_node*>(&end_of_all); }
  static const Key& key_of(const tree_links* node) { return Entry::key(static_cast<const Node*>(node)->value); }

  tree_links* release() {
    tree_links* const root = end_of_all.left;
    end_of_all.left = nullptr;
    if (root) root->parent = nullptr;
    return root;
  }
  void adopt(tree_links* root) {
    end_of_all.left = root;
    if (root) root->parent = header();
  }
  static tree_links* copy_of(const tree_links* from) {
    if (!from) return nullptr;
    Node* const copy = new Node(static_cast<const Node*>(from)->value);
    if constexpr (has_metadata) copy->metadata = static_cast<const Node*>(from)->metadata;
    copy->size = from->size;
    copy->left = copy_of(from->left);
    copy->right = copy_of(from->right);
    if (copy->left) copy->left->parent = copy;
    if (copy->right) copy->right->parent = copy;
    return copy;
  }
  static void destroy(tree_links* node) {
    while (node) {
      destroy(node->right);
      delete static_cast<Node*>(std::exchange(node, node->left));
    }
  }

  tree_links* not_before(const Key& key) const {
    tree_links* bound = header();
    for (tree_links* node = end_of_all.left; node;) {
      if (compare(key_of(node), key)) {
        node = node->right;
      } else {
        bound = node;
        node = node->left;
      }
    }
    return bound;
  }
  tree_links* after(const Key& key) const {
    tree_links* bound = header();
    for (tree_links* node = end_of_all.left; node;) {
      if (compare(key, key_of(node))) {
        bound = node;
        node = node->left;
      } else {
        node = node->right;
      }
    }
    return bound;
  }
  tree_links* found(const Key& key) const {
    tree_links* const bound = not_before(key);
    return bound == header() || compare(key, key_of(bound)) ? header() : bound;
  }

  Compare compare{};

 private:
  /** Reading the end is a mistake that GCC's trees answer with zeros, and so do these. */
  struct end_node : tree_links {
    alignas(Node) unsigned char blank[sizeof(Node)] = {};
  };


 protected:
  end_node end_of_all;
};

}  // namespace detail
}  // namespace __gnu_pbds
