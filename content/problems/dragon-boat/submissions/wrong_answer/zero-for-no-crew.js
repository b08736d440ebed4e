function strongestCrew(strength) {
  const n = strength.length
  const best = new Array(2 ** n).fill(0)
  for (let taken = 1; taken < 2 ** n; taken++) {
    let paddler = -1
    for (let seat = 0; seat < n; seat++) paddler += (taken >> seat) & 1
    for (let seat = 0; seat < n; seat++) {
      if (!((taken >> seat) & 1) || strength[paddler][seat] < 0) continue
      best[taken] = Math.max(best[taken], best[taken ^ (1 << seat)] + strength[paddler][seat])
    }
  }
  return best[2 ** n - 1]
}
