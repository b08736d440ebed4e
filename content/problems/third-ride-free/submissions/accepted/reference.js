const [[n], ...cars] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

const near = Array.from({ length: n + 1 }, () => [])
for (const [a, b, fare] of cars) {
  near[a].push([b, fare])
  near[b].push([a, fare])
}

// A heap of [cost, station, stamps], the cheapest at the top.
const heap = []

function push(item) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (heap[parent][0] <= item[0]) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = item
}

function pop() {
  const top = heap[0]
  const item = heap.pop()
  const count = heap.length
  if (count === 0) return top
  let at = 0
  for (let child = 1; child < count; child = 2 * at + 1) {
    if (child + 1 < count && heap[child + 1][0] < heap[child][0]) child++
    if (item[0] <= heap[child][0]) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
  return top
}

const known = [0, 1, 2].map(() => new Array(n + 1).fill(false))

function cheapest() {
  push([0, 1, 0])
  while (heap.length > 0) {
    const [cost, station, stamps] = pop()
    if (station === n) return cost
    if (known[stamps][station]) continue
    known[stamps][station] = true
    const after = (stamps + 1) % 3
    for (const [to, fare] of near[station]) {
      if (!known[after][to]) push([stamps < 2 ? cost + fare : cost, to, after])
    }
  }
  return -1
}

console.log(cheapest())
