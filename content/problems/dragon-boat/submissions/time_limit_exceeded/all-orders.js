function strongestCrew(strength) {
  const n = strength.length
  const taken = new Array(n).fill(false)

  const best = (paddler) => {
    if (paddler === n) return 0
    let most = -Infinity
    for (let seat = 0; seat < n; seat++) {
      if (taken[seat] || strength[paddler][seat] < 0) continue
      taken[seat] = true
      most = Math.max(most, strength[paddler][seat] + best(paddler + 1))
      taken[seat] = false
    }
    return most
  }

  return Math.max(-1, best(0))
}
