function takeDown(lanterns, k) {
  const extra = new ListNode(0, lanterns)
  let before = extra
  for (let step = 1; step < k; step++) before = before.next
  before.next = before.next.next
  return extra.next
}
