function turnGroups(dancers, size) {
  let count = 0
  for (let node = dancers; node !== null; node = node.next) count++

  const helper = new ListNode(0, dancers)
  let before = helper
  for (; count >= size; count -= size) {
    // The node behind the old first one comes to the front, size - 1 times.
    const first = before.next
    for (let at = 1; at < size; at++) {
      const node = first.next
      first.next = node.next
      node.next = before.next
      before.next = node
    }
    before = first
  }
  return helper.next
}
