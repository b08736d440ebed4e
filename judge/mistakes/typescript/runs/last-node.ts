const head = new ListNode(1)
let node = head
while (node.val > 0) node = node.next
console.log(node)