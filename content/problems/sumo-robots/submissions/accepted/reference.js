function lastCharge(charges) {
  const heap = charges.slice()

  // Lets the robot at this place sink until nobody below it is stronger.
  const sink = (start) => {
    const charge = heap[start]
    let at = start
    for (;;) {
      let child = 2 * at + 1
      if (heap[child + 1] > heap[child]) child++
      if (!(heap[child] > charge)) break
      heap[at] = heap[child]
      at = child
    }
    heap[at] = charge
  }

  const dropTop = () => {
    const last = heap.pop()
    if (heap.length === 0) return
    heap[0] = last
    sink(0)
  }

  for (let at = (heap.length >> 1) - 1; at >= 0; at--) sink(at)
  while (heap.length > 1) {
    const largest = heap[0]
    dropTop()
    if (heap[0] === largest) {
      dropTop()
    } else {
      heap[0] = largest - heap[0]
      sink(0)
    }
  }
  return heap[0] ?? 0
}
