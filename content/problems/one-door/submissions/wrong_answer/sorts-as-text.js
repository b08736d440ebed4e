function throughTheDoor(left, right) {
  const numbers = []
  for (const queue of [left, right]) {
    for (let node = queue; node; node = node.next) numbers.push(node.val)
  }
  numbers.sort()
  let first = null
  while (numbers.length > 0) first = new ListNode(numbers.pop(), first)
  return first
}
