const [[n], ...cars] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const near = Array.from({ length: n + 1 }, () => [])
for (const [a, b, fare] of cars) {
  near[a].push([b, fare])
  near[b].push([a, fare])
}
// The cheapest way by full fares, in which every third one is left out afterwards.
const best = new Array(n + 1).fill(null)
best[1] = { full: 0, rides: 0, paid: 0 }
let changed = [1]
while (changed.length > 0) {
  const next = new Set()
  for (const station of changed) {
    const { full, rides, paid } = best[station]
    for (const [to, fare] of near[station]) {
      if (best[to] && best[to].full <= full + fare) continue
      best[to] = { full: full + fare, rides: rides + 1, paid: rides % 3 === 2 ? paid : paid + fare }
      next.add(to)
    }
  }
  changed = [...next]
}
console.log(best[n] ? best[n].paid : -1)
