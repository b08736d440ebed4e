class Node {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}
class LinkedList {
  constructor(...values) {
    this.head = null;
    this.size = 0;
    for (const v of values.reverse()) this.prepend(v);
  }
  prepend(v) {
    this.head = new Node(v, this.head);
    this.size++;
    return this;
  }
  *[Symbol.iterator]() {
    for (let n = this.head; n; n = n.next) yield n.value;
  }
  reverse() {
    let prev = null;
    for (let cur = this.head; cur; ) [cur.next, prev, cur] = [prev, cur, cur.next];
    this.head = prev;
    return this;
  }
  toString() {
    return [...this].join(' -> ');
  }
}
const list = new LinkedList(1, 2, 3, 4);
console.log(`${list}`, list.size);
console.log(String(list.reverse()), Math.max(...list));
console.log(list);
const [first, , third, ...others] = list;
console.log(first, third, others, Array.from(list, (x) => x * x));
