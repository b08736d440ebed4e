function bronzeOf(stock, lightest, heaviest) {
  // Everything up to a weight, twice.
  const upTo = (most) => {
    let sum = 0
    const waiting = [stock]
    while (waiting.length > 0) {
      const card = waiting.pop()
      if (!card) continue
      waiting.push(card.left)
      if (card.val <= most) {
        sum += card.val
        waiting.push(card.right)
      }
    }
    return sum
  }
  return upTo(heaviest) - upTo(lightest - 1)
}
