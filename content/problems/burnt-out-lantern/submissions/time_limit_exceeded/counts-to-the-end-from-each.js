function takeDown(lanterns, k) {
  const left = (lantern) => {
    let count = 0
    for (let one = lantern; one !== null; one = one.next) count++
    return count
  }

  const extra = new ListNode(0, lanterns)
  let before = extra
  while (left(before.next) !== k) before = before.next
  before.next = before.next.next
  return extra.next
}
