function brightest(buttons) {
  let best = 0
  for (let lamp = 19; lamp >= 0; lamp--) {
    const heads = new Set()
    const wish = best * 2 + 1
    let found = false
    for (const button of buttons) {
      const head = button >> lamp
      heads.add(head)
      if (heads.has(head ^ wish)) {
        found = true
        break
      }
    }
    best = found ? wish : wish - 1
  }
  return best
}
