interface Stack<T> {
  push(item: T): void
  pop(): T | undefined
  peek(): T | undefined
  readonly size: number
}

class ArrayStack<T> implements Stack<T> {
  private items: T[] = []
  push(item: T): void {
    this.items.push(item)
  }
  pop(): T | undefined {
    return this.items.pop()
  }
  peek(): T | undefined {
    return this.items[this.items.length - 1]
  }
  get size(): number {
    return this.items.length
  }
}

function isBalanced(text: string): boolean {
  const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
  const stack: Stack<string> = new ArrayStack<string>()
  for (const c of text) {
    if ('([{'.includes(c)) stack.push(c)
    else if (c in pairs && stack.pop() !== pairs[c]) return false
  }
  return stack.size === 0
}

for (const s of ['([]{})', '([)]', '((', '', 'f(a[i], {b: (c)})']) console.log(s, isBalanced(s))
const numbers = new ArrayStack<number>()
numbers.push(1)
numbers.push(2)
console.log(numbers, numbers.peek(), numbers.size)
