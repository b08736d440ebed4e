// Where an iterator of a set, map or list leads: its `end()` is no node, but a part of the container, and reads as one.
#include "checked.h"

namespace {
struct TreeNode {
  TreeNode *left, *right, *parent;
};
struct ListNode {
  ListNode *previous, *next;
  /** Of `end()` alone, which is followed by it in the list. */
  size_t size;
};

bool isMemory(const void* at, size_t bytes) {
  return reinterpret_cast<size_t>(at) + bytes <= __builtin_wasm_memory_size(0) * 65'536;
}

[[noreturn]] void failAtEnd() {
  __checked_fail("`end()` is behind the last element: nothing can be read or erased there, and nothing follows it. Compare "
                 "what `find` or `lower_bound` gives with `end()` before you use it");
}

void checkReached(const void* node) {
  if (!node) __checked_fail("This iterator leads nowhere: it was never given a place in a container");
  // Of an element that was erased, this says so.
  __checked_touched(reinterpret_cast<size_t>(node), sizeof(void*));
}
}

extern "C" {
/** The parent of a node leads back to it. Behind an `end()` lies anything. */
void __checked_tree_node(const void* at) noexcept {
  checkReached(at);
  const TreeNode* node = static_cast<const TreeNode*>(at);
  if (!isMemory(node, sizeof *node) || !isMemory(node->parent, sizeof *node)) failAtEnd();
  if (!node->parent || (node->parent->left != node && node->parent->right != node)) failAtEnd();
}

/** A node is a block of its own, unless the program takes its memory from elsewhere: then lists are not asked any more. */
void __checked_list_node(const void* at) noexcept {
  static bool areBlocks = true;
  checkReached(at);
  const ListNode* node = static_cast<const ListNode*>(at);
  if (!areBlocks || isOwn(const_cast<void*>(at)) || !isCovered(at, 0)) return;
  size_t others = 0;
  for (const ListNode* other = node->next; other != node; other = other->next) others++;
  if (others == node->size) failAtEnd();
  areBlocks = false;
}
}
