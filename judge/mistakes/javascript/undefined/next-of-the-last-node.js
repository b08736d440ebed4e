class Node {
  constructor(value) {
    this.value = value
    this.next = null
  }
}
const head = new Node(3)
console.log(head.next.value)
