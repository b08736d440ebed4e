function cheapestSets(cups, saucers, k) {
  cups.sort((one, other) => one - other)
  saucers.sort((one, other) => one - other)
  const count = Math.min(cups.length, k)

  // A heap of cups, by their price with the next saucer. Sorted as they are, they are a heap at the beginning.
  const next = new Array(count).fill(0)
  const priceOf = (cup) => (next[cup] < saucers.length ? cups[cup] + saucers[next[cup]] : Infinity)
  const heap = next.map((_, cup) => cup)

  // The cup at the top has become dearer and sinks to its place.
  function sink() {
    const cup = heap[0]
    const price = priceOf(cup)
    let at = 0
    for (let child = 1; child < count; child = 2 * at + 1) {
      if (child + 1 < count && priceOf(heap[child + 1]) < priceOf(heap[child])) child++
      if (price <= priceOf(heap[child])) break
      heap[at] = heap[child]
      at = child
    }
    heap[at] = cup
  }

  const prices = []
  while (prices.length < k) {
    prices.push(priceOf(heap[0]))
    next[heap[0]]++
    sink()
  }
  return prices
}
