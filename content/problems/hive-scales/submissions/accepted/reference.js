function honeyAsked(hives, operations) {
  // A segment tree: the hives are its leaves, each node above holds the sum of two.
  const sums = new Array(2 * hives).fill(0)
  const answers = []
  for (const [kind, one, other] of operations) {
    if (kind === 0) {
      for (let node = one - 1 + hives; node > 0; node >>= 1) sums[node] += other
      continue
    }
    let sum = 0
    let low = one - 1 + hives
    for (let high = other + hives; low < high; low >>= 1, high >>= 1) {
      if (low & 1) sum += sums[low++]
      if (high & 1) sum += sums[--high]
    }
    answers.push(sum)
  }
  return answers
}
