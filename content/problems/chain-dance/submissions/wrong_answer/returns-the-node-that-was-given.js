function turnGroups(dancers, size) {
  const helper = new ListNode(0, dancers)
  let before = helper
  for (;;) {
    let end = before
    for (let at = 0; at < size; at++) {
      end = end.next
      if (end === null) return dancers
    }
    const first = before.next
    let done = end.next
    let node = first
    while (done !== end) {
      const next = node.next
      node.next = done
      done = node
      node = next
    }
    before.next = end
    before = first
  }
}
