from __future__ import annotations
from dataclasses import dataclass
from typing import Iterator, Optional, Generic, TypeVar

T = TypeVar("T")


@dataclass
class TreeNode(Generic[T]):
    val: T
    left: Optional[TreeNode[T]] = None
    right: Optional[TreeNode[T]] = None

    def insert(self, v: T) -> None:
        side = "left" if v < self.val else "right"
        child = getattr(self, side)
        if child:
            child.insert(v)
        else:
            setattr(self, side, TreeNode(v))

    def __iter__(self) -> Iterator[T]:
        if self.left:
            yield from self.left
        yield self.val
        if self.right:
            yield from self.right

    @property
    def height(self) -> int:
        return 1 + max((c.height for c in (self.left, self.right) if c), default=0)


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


def build(xs):
    head = None
    for x in reversed(xs):
        head = ListNode(x, head)
    return head


def reverse(head):
    prev = None
    while head:
        head.next, prev, head = prev, head, head.next
    return prev


def values(head):
    while head:
        yield head.val
        head = head.next


root = TreeNode(50)
for v in [30, 70, 20, 40, 60, 80, 10]:
    root.insert(v)
print(list(root), root.height, sum(root), 60 in root, TreeNode(1, TreeNode(0)))
print(list(values(reverse(build([1, 2, 3, 4])))), list(values(build([]))))
def invert(t):
    return t and TreeNode(t.val, invert(t.right), invert(t.left))
print(list(invert(root)))
