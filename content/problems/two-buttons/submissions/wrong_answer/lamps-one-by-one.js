// Each lamp can be lit by some pair, but not all of them by the same pair.
function brightest(buttons) {
  let best = 0
  for (let lamp = 19; lamp >= 0; lamp--) {
    const digits = new Set(buttons.map((button) => (button >> lamp) & 1))
    if (digits.size === 2) best += 2 ** lamp
  }
  return best
}
