function treated(animals) {
  const coming = animals.map((_, at) => at).sort((one, other) => animals[one][0] - animals[other][0])
  // A heap of numbers of animals.
  const heap = []
  const before = (one, other) => animals[one][1] - animals[other][1] || one - other
  const push = (animal) => {
    let at = heap.length
    for (let up = (at - 1) >> 1; at > 0 && before(animal, heap[up]) < 0; up = (at - 1) >> 1) {
      heap[at] = heap[up]
      at = up
    }
    heap[at] = animal
  }
  const pop = () => {
    const first = heap[0]
    const last = heap.pop()
    const count = heap.length
    if (count === 0) return first
    // The last one sinks from the top until both below it are later.
    let at = 0
    for (let child = 1; child < count; child = 2 * at + 1) {
      if (child + 1 < count && before(heap[child + 1], heap[child]) < 0) child++
      if (before(last, heap[child]) <= 0) break
      heap[at] = heap[child]
      at = child
    }
    heap[at] = last
    return first
  }
  const order = []
  let clock = 0
  let there = 0
  while (order.length < animals.length) {
    if (heap.length === 0) clock = Math.max(clock, animals[coming[there]][0])
    while (there < coming.length && animals[coming[there]][0] <= clock) push(coming[there++])
    const next = pop()
    order.push(next)
    clock += animals[next][1]
  }
  return order
}
