function lastFire(links, hills, first) {
  const lit = new Array(hills + 1).fill(Infinity)
  lit[first] = 0
  for (const [from, to, minutes] of links) lit[to] = Math.min(lit[to], lit[from] + minutes)
  const last = Math.max(...lit.slice(1))
  return last === Infinity ? -1 : last
}
