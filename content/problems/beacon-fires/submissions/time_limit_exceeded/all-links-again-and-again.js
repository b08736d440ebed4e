function lastFire(links, hills, first) {
  const lit = new Array(hills + 1).fill(Infinity)
  lit[first] = 0
  let changed = true
  while (changed) {
    changed = false
    for (const [from, to, minutes] of links) {
      if (lit[from] + minutes >= lit[to]) continue
      lit[to] = lit[from] + minutes
      changed = true
    }
  }
  const last = Math.max(...lit.slice(1))
  return last === Infinity ? -1 : last
}
