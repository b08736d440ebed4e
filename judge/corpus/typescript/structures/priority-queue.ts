type Comparator<T> = (a: T, b: T) => number

class PriorityQueue<T> {
  private heap: T[] = []
  constructor(private readonly compare: Comparator<T>) {}

  get size() {
    return this.heap.length
  }

  push(value: T): this {
    this.heap.push(value)
    let i = this.heap.length - 1
    while (i > 0) {
      const p = (i - 1) >> 1
      if (this.compare(this.heap[i]!, this.heap[p]!) >= 0) break
      ;[this.heap[i], this.heap[p]] = [this.heap[p]!, this.heap[i]!]
      i = p
    }
    return this
  }

  pop(): T | undefined {
    const top = this.heap[0]
    const last = this.heap.pop()
    if (this.heap.length > 0 && last !== undefined) {
      this.heap[0] = last
      let i = 0
      for (;;) {
        const l = 2 * i + 1
        const r = l + 1
        let m = i
        if (l < this.heap.length && this.compare(this.heap[l]!, this.heap[m]!) < 0) m = l
        if (r < this.heap.length && this.compare(this.heap[r]!, this.heap[m]!) < 0) m = r
        if (m === i) break
        ;[this.heap[i], this.heap[m]] = [this.heap[m]!, this.heap[i]!]
        i = m
      }
    }
    return top
  }
}

interface Task {
  name: string
  priority: number
}
const tasks = new PriorityQueue<Task>((a, b) => b.priority - a.priority || a.name.localeCompare(b.name))
tasks.push({ name: 'write', priority: 2 }).push({ name: 'read', priority: 5 }).push({ name: 'nap', priority: 2 })
while (tasks.size > 0) console.log(tasks.pop())
const q = new PriorityQueue<number>((a, b) => a - b)
let x = 17
for (let i = 0; i < 12; i++) q.push((x = (x * 31 + 7) % 101))
const sorted: number[] = []
for (let v = q.pop(); v !== undefined; v = q.pop()) sorted.push(v)
console.log(sorted.join(' '))
