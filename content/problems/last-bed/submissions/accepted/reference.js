function lastAdmitted(scores, beds) {
  const heap = scores.slice(0, beds)

  const sink = (at) => {
    for (;;) {
      let smallest = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < beds && heap[child] < heap[smallest]) smallest = child
      }
      if (smallest === at) return
      const score = heap[at]
      heap[at] = heap[smallest]
      heap[smallest] = score
      at = smallest
    }
  }

  for (let at = (beds >> 1) - 1; at >= 0; at--) sink(at)
  for (let at = beds; at < scores.length; at++) {
    if (scores[at] <= heap[0]) continue
    heap[0] = scores[at]
    sink(0)
  }
  return heap[0]
}
