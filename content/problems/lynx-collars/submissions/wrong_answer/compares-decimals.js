const [[n], ...places] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const stones = places.slice(0, n)

function where([px, py]) {
  let inside = false
  let [ax, ay] = stones[n - 1]
  for (const [bx, by] of stones) {
    if (ay === by && ay === py && (ax - px) * (bx - px) <= 0) return 'border'
    if (ax === px && ay === py) return 'border'
    if (ay <= py !== by <= py) {
      // The slope is rounded, and so the border is missed.
      const crossing = ax + ((bx - ax) / (by - ay)) * (py - ay)
      if (crossing === px) return 'border'
      if (crossing > px) inside = !inside
    }
    ax = bx
    ay = by
  }
  return inside ? 'inside' : 'outside'
}

console.log(places.slice(n).map(where).join('\n'))
