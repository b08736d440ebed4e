// The nodes of ropes: balanced trees whose leaves have the elements, shared between the copies of a rope.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <new>
#include <utility>

namespace __gnu_cxx {
namespace rope_detail {

/** Counts who points at it. A node that only one points at may be changed in place. */
struct node_base {
  std::size_t references = 1;
  std::size_t length = 0;
  unsigned height = 0;
};

template <class Element>
constexpr std::size_t leaf_capacity = sizeof(Element) < 16 ? 512 / sizeof(Element) : 32;

template <class Element>
struct leaf_node : node_base {
  static constexpr std::size_t capacity = leaf_capacity<Element>;
  leaf_node() = default;
  leaf_node(const leaf_node&) = delete;
  leaf_node& operator=(const leaf_node&) = delete;
  ~leaf_node() { std::for_each(items(), items() + length, [](Element& one) { one.~Element(); }); }
  Element* items() { return reinterpret_cast<Element*>(bytes); }
  /** Adds copies at the end. */
  template <class First>
  void append(First first, std::size_t count) {
    Element* at = items() + length;
    for (; count--; ++at, ++first, ++length) ::new (static_cast<void*>(at)) Element(*first);
  }
  void truncate(std::size_t kept) {
    while (length > kept) items()[--length].~Element();
  }
  alignas(Element) unsigned char bytes[capacity * sizeof(Element)];
};

struct inner_node : node_base {
  inner_node(node_base* one, node_base* other) : left(one), right(other) { update(); }
  void update() {
    length = left->length + right->length;
    height = std::max(left->height, right->height) + 1;
  }
  node_base* left;
  node_base* right;
};

/** Whoever gets a node from these functions or gives one to them owns a reference to it; no node is empty. */
template <class Element>
struct nodes {
  typedef leaf_node<Element> leaf;

  static leaf* as_leaf(node_base* node) { return static_cast<leaf*>(node); }
  static inner_node* as_inner(node_base* node) { return static_cast<inner_node*>(node); }

  static node_base* keep(node_base* node) {
    if (node) ++node->references;
    return node;
  }
  static void drop(node_base* node) {
    while (node && !--node->references) {
      if (!node->height) {
        delete as_leaf(node);
        return;
      }
      inner_node* const inner = as_inner(node);
      drop(inner->right);
      node = inner->left;
      delete inner;
    }
  }

  /** The children of an inner node in place of the node. */
  static std::pair<node_base*, node_base*> open(node_base* node) {
    inner_node* const inner = as_inner(node);
    const std::pair<node_base*, node_base*> children(inner->left, inner->right);
    if (inner->references == 1) {
      delete inner;
    } else {
      --inner->references;
      keep(children.first);
      keep(children.second);
    }
    return children;
  }

  /** A node like this one that nobody else points at. */
  static node_base* unshared(node_base* node) {
    if (node->references == 1) return node;
    --node->references;
    if (node->height) return new inner_node(keep(as_inner(node)->left), keep(as_inner(node)->right));
    leaf* const copy = new leaf;
    copy->append(as_leaf(node)->items(), node->length);
    return copy;
  }

  /** One node of two whose heights differ by up to two. */
  static node_base* balanced(node_base* left, node_base* right) {
    if (left->height > right->height + 1) {
      auto [outer, inner] = open(left);
      if (outer->height >= inner->height) return new inner_node(outer, new inner_node(inner, right));
      auto [one, other] = open(inner);
      return new inner_node(new inner_node(outer, one), new inner_node(other, right));
    }
    if (right->height > left->height + 1) {
      auto [inner, outer] = open(right);
      if (outer->height >= inner->height) return new inner_node(new inner_node(left, inner), outer);
      auto [one, other] = open(inner);
      return new inner_node(new inner_node(left, one), new inner_node(other, outer));
    }
    return new inner_node(left, right);
  }

  static node_base* join(node_base* left, node_base* right) {
    if (!left) return right;
    if (!right) return left;
    if (left->height > right->height + 1) {
      auto [outer, inner] = open(left);
      return balanced(outer, join(inner, right));
    }
    if (right->height > left->height + 1) {
      auto [inner, outer] = open(right);
      return balanced(join(left, inner), outer);
    }
    return new inner_node(left, right);
  }

  static std::pair<node_base*, node_base*> split(node_base* node, std::size_t at) {
    if (!node || at >= node->length) return {node, nullptr};
    if (!at) return {nullptr, node};
    if (node->height) {
      auto [left, right] = open(node);
      if (at < left->length) {
        auto [first, second] = split(left, at);
        return {first, join(second, right)};
      }
      auto [first, second] = split(right, at - left->length);
      return {join(left, first), second};
    }
    leaf* const right = new leaf;
    right->append(as_leaf(node)->items() + at, node->length - at);
    if (node->references == 1) {
      as_leaf(node)->truncate(at);
      return {node, right};
    }
    leaf* const left = new leaf;
    left->append(as_leaf(node)->items(), at);
    --node->references;
    return {left, right};
  }

  /** Adds the elements at the end: in the last leaf if they fit there. */
  template <class First>
  static node_base* append(node_base* node, First first, std::size_t count) {
    if (node && edge(node, false)->length + count <= leaf::capacity) {
      node_base* const root = node = unshared(node);
      for (; node->height; node = as_inner(node)->right = unshared(as_inner(node)->right)) node->length += count;
      as_leaf(node)->append(first, count);
      return root;
    }
    while (count) {
      const std::size_t part = std::min<std::size_t>(count, leaf::capacity);
      leaf* const added = new leaf;
      added->append(first, part);
      node = join(node, added);
      count -= part;
      // An iterator of the last elements must not be moved past its end.
      if (count) std::advance(first, part);
    }
    return node;
  }

  /** Joins two ropes. The leaves at the seam become one if they fit, so that leaves stay well filled. */
  static node_base* concatenate(node_base* left, node_base* right) {
    if (!left) return right;
    if (!right) return left;
    const std::size_t seam = edge(right, true)->length;
    if (edge(left, false)->length + seam > leaf::capacity) return join(left, right);
    auto [first, rest] = split(right, seam);
    left = append(left, as_leaf(first)->items(), seam);
    drop(first);
    return join(left, rest);
  }

  /** The first or the last leaf. */
  static leaf* edge(node_base* node, bool first) {
    while (node->height) node = first ? as_inner(node)->left : as_inner(node)->right;
    return as_leaf(node);
  }

  /** The leaf with an element; `at` becomes the element's index there. */
  static leaf* leaf_with(node_base* node, std::size_t& at) {
    while (node->height) {
      const std::size_t left = as_inner(node)->left->length;
      const bool goes_right = at >= left;
      if (goes_right) at -= left;
      node = goes_right ? as_inner(node)->right : as_inner(node)->left;
    }
    return as_leaf(node);
  }

  /** An element for changing it: makes its leaf and all above it unshared. */
  static Element& own_element(node_base*& root, std::size_t at) {
    node_base** place = &root;
    for (;;) {
      node_base* const node = *place = unshared(*place);
      if (!node->height) return as_leaf(node)->items()[at];
      const std::size_t left = as_inner(node)->left->length;
      place = at >= left ? &as_inner(node)->right : &as_inner(node)->left;
      if (at >= left) at -= left;
    }
  }
};

}  // namespace rope_detail
}  // namespace __gnu_cxx
