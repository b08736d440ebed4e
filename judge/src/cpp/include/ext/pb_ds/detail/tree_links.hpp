// A weight-balanced binary tree without its values: links, sizes, rotations, joining.
#pragma once
#include <cstddef>

namespace __gnu_pbds {
namespace detail {

/**
 * Sizes balance the tree and answer the questions for orders. The header is the parent of the root, and the root is
 * its left child, so that the header is the successor of the last node without any special case.
 */
struct tree_links {
  tree_links* parent = nullptr;
  tree_links* left = nullptr;
  tree_links* right = nullptr;
  unsigned size = 1;
};

/** Told of each node whose children have changed. This one is for trees without metadata. */
struct no_hook {
  void operator()(tree_links*) const {}
};

inline unsigned size_of(const tree_links* node) { return node ? node->size : 0; }

inline tree_links* leftmost(tree_links* node) {
  while (node->left) node = node->left;
  return node;
}

inline tree_links* rightmost(tree_links* node) {
  while (node->right) node = node->right;
  return node;
}

inline tree_links* successor(tree_links* node) {
  if (node->right) return leftmost(node->right);
  tree_links* above = node->parent;
  while (above && above->left != node) {
    node = above;
    above = above->parent;
  }
  return above;
}

inline tree_links* predecessor(tree_links* node) {
  if (node->left) return rightmost(node->left);
  tree_links* above = node->parent;
  while (above && above->right != node) {
    node = above;
    above = above->parent;
  }
  return above;
}

inline void replace_child(tree_links* parent, tree_links* before, tree_links* after) {
  if (after) after->parent = parent;
  if (!parent) return;
  if (parent->left == before) parent->left = after;
  else parent->right = after;
}

template <class Hook>
tree_links* rotate_left(tree_links* node, Hook& hook) {
  tree_links* const child = node->right;
  tree_links* const inner = child->left;
  replace_child(node->parent, node, child);
  node->right = inner;
  if (inner) inner->parent = node;
  child->left = node;
  node->parent = child;
  const unsigned whole = node->size;
  node->size = whole - child->size + size_of(inner);
  child->size = whole;
  hook(node);
  hook(child);
  return child;
}

template <class Hook>
tree_links* rotate_right(tree_links* node, Hook& hook) {
  tree_links* const child = node->left;
  tree_links* const inner = child->right;
  replace_child(node->parent, node, child);
  node->left = inner;
  if (inner) inner->parent = node;
  child->right = node;
  node->parent = child;
  const unsigned whole = node->size;
  node->size = whole - child->size + size_of(inner);
  child->size = whole;
  hook(node);
  hook(child);
  return child;
}

// The weight of a tree is its size + 1. A child may weigh three times what its sibling does, and a double rotation is
// needed if the inner grandchild weighs twice the outer one: these two numbers keep every operation balanced.
constexpr unsigned HEAVIEST = 3;

template <class Hook>
tree_links* lighten_left(tree_links* node, Hook& hook) {
  tree_links* const child = node->left;
  if (size_of(child->right) + 1 >= 2 * (size_of(child->left) + 1)) rotate_left(child, hook);
  return rotate_right(node, hook);
}

template <class Hook>
tree_links* lighten_right(tree_links* node, Hook& hook) {
  tree_links* const child = node->right;
  if (size_of(child->left) + 1 >= 2 * (size_of(child->right) + 1)) rotate_right(child, hook);
  return rotate_left(node, hook);
}

/** Balances what is above a new leaf. The sibling's weight follows from the parent's, so siblings stay untouched. */
template <class Hook>
void balance_after_insert(tree_links* node, const tree_links* header, Hook& hook) {
  hook(node);
  for (tree_links* above = node->parent; above != header; above = node->parent) {
    ++above->size;
    if (node->size + 1 > HEAVIEST * (above->size - node->size)) {
      above = above->left == node ? lighten_left(above, hook) : lighten_right(above, hook);
    } else {
      hook(above);
    }
    node = above;
  }
}

/** Takes a node out of its tree and balances what is above its place. */
template <class Hook>
void unlink(tree_links* node, const tree_links* header, Hook& hook) {
  tree_links* above = node->parent;
  bool on_left = above->left == node;
  if (node->left && node->right) {
    tree_links* const next = leftmost(node->right);
    tree_links* const gap = next->parent;
    replace_child(above, node, next);
    above = gap == node ? next : gap;
    on_left = gap != node;
    if (on_left) {
      gap->left = next->right;
      if (gap->left) gap->left->parent = gap;
      next->right = node->right;
      next->right->parent = next;
    }
    next->left = node->left;
    next->left->parent = next;
    next->size = node->size;
  } else {
    replace_child(above, node, node->left ? node->left : node->right);
  }
  while (above != header) {
    --above->size;
    const unsigned weight = size_of(on_left ? above->left : above->right) + 1;
    if (above->size + 1 - weight > HEAVIEST * weight) {
      above = on_left ? lighten_right(above, hook) : lighten_left(above, hook);
    } else {
      hook(above);
    }
    on_left = above->parent->left == above;
    above = above->parent;
  }
}

template <class Hook>
tree_links* join_attached(tree_links* left, tree_links* middle, tree_links* right, Hook& hook) {
  const unsigned left_weight = size_of(left) + 1;
  const unsigned right_weight = size_of(right) + 1;
  if (left_weight > HEAVIEST * right_weight) {
    tree_links* const joined = join_attached(left->right, middle, right, hook);
    left->right = joined;
    joined->parent = left;
    left->size = size_of(left->left) + 1 + joined->size;
    if (joined->size + 1 > HEAVIEST * (size_of(left->left) + 1)) return lighten_right(left, hook);
    hook(left);
    return left;
  }
  if (right_weight > HEAVIEST * left_weight) {
    tree_links* const joined = join_attached(left, middle, right->left, hook);
    right->left = joined;
    joined->parent = right;
    right->size = size_of(right->right) + 1 + joined->size;
    if (joined->size + 1 > HEAVIEST * (size_of(right->right) + 1)) return lighten_left(right, hook);
    hook(right);
    return right;
  }
  middle->parent = nullptr;
  middle->left = left;
  middle->right = right;
  if (left) left->parent = middle;
  if (right) right->parent = middle;
  middle->size = left_weight + right_weight - 1;
  hook(middle);
  return middle;
}

/** One tree of two trees and the node between them, in the logarithm of the sizes' ratio. */
template <class Hook>
tree_links* join_trees(tree_links* left, tree_links* middle, tree_links* right, Hook& hook) {
  if (left) left->parent = nullptr;
  if (right) right->parent = nullptr;
  tree_links* const root = join_attached(left, middle, right, hook);
  root->parent = nullptr;
  return root;
}

struct two_trees {
  tree_links* left;
  tree_links* right;
};

/** Splits a tree into the nodes that belong to the left and the rest. */
template <class Belongs, class Hook>
two_trees split_tree(tree_links* node, const Belongs& belongs, Hook& hook) {
  if (!node) return {nullptr, nullptr};
  tree_links* const left = node->left;
  tree_links* const right = node->right;
  if (belongs(node)) {
    const two_trees parts = split_tree(right, belongs, hook);
    return {join_trees(left, node, parts.left, hook), parts.right};
  }
  const two_trees parts = split_tree(left, belongs, hook);
  return {parts.left, join_trees(parts.right, node, right, hook)};
}

}  // namespace detail
}  // namespace __gnu_pbds
