class ListNode<T> {
  constructor(public value: T, public next: ListNode<T> | null = null) {}
}
class LinkedList<T> implements Iterable<T> {
  private head: ListNode<T> | null = null
  #size = 0
  static of<U>(...items: U[]): LinkedList<U> {
    const list = new LinkedList<U>()
    for (const x of items.reverse()) list.unshift(x)
    return list
  }
  unshift(value: T): this {
    this.head = new ListNode(value, this.head)
    this.#size++
    return this
  }
  reverse(): this {
    let prev: ListNode<T> | null = null
    let cur = this.head
    while (cur) {
      const next: ListNode<T> | null = cur.next
      cur.next = prev
      prev = cur
      cur = next
    }
    this.head = prev
    return this
  }
  get size(): number {
    return this.#size
  }
  *[Symbol.iterator](): IterableIterator<T> {
    for (let n = this.head; n !== null; n = n.next) yield n.value
  }
}
const list = LinkedList.of(1, 2, 3)
console.log([...list], list.size, [...list.reverse()], Math.max(...list))
console.log(list)
function mergeTwoLists(a: ListNode<number> | null, b: ListNode<number> | null): ListNode<number> | null {
  if (!a || !b) return a ?? b
  return a.value <= b.value ? new ListNode(a.value, mergeTwoLists(a.next, b)) : new ListNode(b.value, mergeTwoLists(a, b.next))
}
console.log(mergeTwoLists(new ListNode(1, new ListNode(4)), new ListNode(2)))
