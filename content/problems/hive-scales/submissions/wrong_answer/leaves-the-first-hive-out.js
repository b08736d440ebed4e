function honeyAsked(hives, operations) {
  const blocks = new Array(hives + 1).fill(0)
  const upTo = (at) => {
    let sum = 0
    for (; at > 0; at -= at & -at) sum += blocks[at]
    return sum
  }
  const answers = []
  for (const [kind, one, other] of operations) {
    if (kind === 1) answers.push(upTo(other) - upTo(one))
    else for (let at = one; at <= hives; at += at & -at) blocks[at] += other
  }
  return answers
}
