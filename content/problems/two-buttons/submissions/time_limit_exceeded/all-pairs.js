function brightest(buttons) {
  let best = 0
  for (let i = 0; i < buttons.length; i++) {
    for (let j = 0; j < i; j++) best = Math.max(best, buttons[i] ^ buttons[j])
  }
  return best
}
