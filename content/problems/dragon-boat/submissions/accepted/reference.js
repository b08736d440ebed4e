function strongestCrew(strength) {
  const n = strength.length
  const known = new Map()

  const best = (paddler, taken) => {
    if (paddler === n) return 0
    if (known.has(taken)) return known.get(taken)
    let most = -Infinity
    for (let seat = 0; seat < n; seat++) {
      const strong = strength[paddler][seat]
      if (strong < 0 || (taken >> seat) & 1) continue
      most = Math.max(most, strong + best(paddler + 1, taken | (1 << seat)))
    }
    known.set(taken, most)
    return most
  }

  return Math.max(-1, best(0, 0))
}
