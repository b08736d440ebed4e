function takeDown(lanterns, k) {
  const extra = new ListNode(0, lanterns)
  let ahead = extra
  let behind = extra
  for (let step = 0; step < k; step++) ahead = ahead.next
  while (ahead.next !== null) {
    ahead = ahead.next
    behind = behind.next
  }
  behind.next = behind.next.next
  return extra.next
}
