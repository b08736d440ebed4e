class Stack<T> {
  private items: T[] = []
  push(item: T) {
    this.items.push(item)
  }
}
const stack = new Stack<number>()
stack.push('one')
console.log(stack)