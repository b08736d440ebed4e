const [[n], ...places] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const stones = places.slice(0, n)

// How often the border turns around the lynx, seen along its way to the right.
function where([px, py]) {
  let turns = 0
  let [ax, ay] = stones[n - 1]
  for (const [bx, by] of stones) {
    const side = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    if (side === 0 && (ax - px) * (bx - px) <= 0 && (ay - py) * (by - py) <= 0) return 'border'
    if (ay <= py && by > py && side > 0) turns++
    if (by <= py && ay > py && side < 0) turns--
    ax = bx
    ay = by
  }
  return turns === 0 ? 'outside' : 'inside'
}

console.log(places.slice(n).map(where).join('\n'))
