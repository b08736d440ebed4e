// A block of terraces: its highest level, and whether all of it was set to this level. It is cut into halves when it must be.
class Block {
  highest = 0
  whole = true

  constructor(low, high) {
    this.low = low
    this.high = high
  }

  set(from, to, level) {
    if (from <= this.low && this.high <= to) {
      this.highest = level
      this.whole = true
      return
    }
    const halves = this.cut()
    for (const half of halves) if (from <= half.high && half.low <= to) half.set(from, to, level)
    this.highest = Math.max(halves[0].highest, halves[1].highest)
  }

  ask(from, to) {
    if (this.whole || (from <= this.low && this.high <= to)) return this.highest
    let highest = 0
    for (const half of this.halves)
      if (from <= half.high && half.low <= to) highest = Math.max(highest, half.ask(from, to))
    return highest
  }

  // The halves, which know of all that was set before.
  cut() {
    if (!this.halves) {
      const middle = (this.low + this.high) >> 1
      this.halves = [new Block(this.low, middle), new Block(middle + 1, this.high)]
    }
    if (this.whole) for (const half of this.halves) half.set(this.low, this.high, this.highest)
    this.whole = false
    return this.halves
  }
}

function highestAsked(terraces, operations) {
  const all = new Block(1, terraces)
  const answers = []
  for (const [kind, from, to, level] of operations) {
    if (kind === 0) all.set(from, to, level)
    else answers.push(all.ask(from, to))
  }
  return answers
}
