function throughTheDoor(left, right) {
  const front = new ListNode()
  let last = front
  while (left && right) {
    if (left.val <= right.val) {
      last.next = left
      left = left.next
    } else {
      last.next = right
      right = right.next
    }
    last = last.next
  }
  last.next = left ?? right
  return front.next
}
