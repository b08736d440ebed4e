class MinHeap {
  constructor() {
    this.items = []
  }

  get size() {
    return this.items.length
  }

  get top() {
    return this.items[0]
  }

  push(item) {
    const { items } = this
    let at = items.length
    items.push(item)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (items[parent] <= item) break
      items[at] = items[parent]
      at = parent
    }
    items[at] = item
  }

  pop() {
    const { items } = this
    const top = items[0]
    const item = items.pop()
    if (items.length === 0) return top
    let at = 0
    while (true) {
      let child = 2 * at + 1
      if (child + 1 < items.length && items[child + 1] < items[child]) child++
      if (child >= items.length || items[child] >= item) break
      items[at] = items[child]
      at = child
    }
    items[at] = item
    return top
  }
}

function runningMedians(readings) {
  // The cold half is negated, so that its warmest reading is on top.
  const cold = new MinHeap()
  const warm = new MinHeap()
  return readings.map((reading) => {
    cold.push(-reading)
    warm.push(-cold.pop())
    if (warm.size > cold.size) cold.push(-warm.pop())
    return cold.size > warm.size ? -cold.top : (warm.top - cold.top) / 2
  })
}
