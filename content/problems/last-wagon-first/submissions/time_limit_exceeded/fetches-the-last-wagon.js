function turnAround(train) {
  const before = new ListNode(0, train)
  const front = new ListNode()
  let end = front
  while (before.next) {
    let wagon = before
    while (wagon.next.next) wagon = wagon.next
    end.next = wagon.next
    end = end.next
    wagon.next = null
  }
  return front.next
}
