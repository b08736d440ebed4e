function mostOrders(orders) {
  orders.sort((one, other) => one[1] - other[1])
  const heap = []
  let total = 0
  for (const [days, deadline] of orders) {
    if (total + days <= deadline) {
      push(heap, days)
      total += days
    } else if (heap.length > 0 && heap[0] > days) {
      total += days - heap[0]
      heap[0] = days
      sink(heap)
    }
  }
  return heap.length
}

function push(heap, item) {
  let at = heap.push(item) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (heap[parent] >= item) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = item
}

function sink(heap) {
  const item = heap[0]
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child++
    if (child >= heap.length || heap[child] <= item) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
}
