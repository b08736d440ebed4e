// By quickhull: beyond a line the furthest sheep is a turn, and only what lies beyond the two new lines is looked at again.
function turnsOf(sheep) {
  const before = ([a, b], [c, d]) => a < c || (a === c && b < d)
  let first = sheep[0]
  let last = sheep[0]
  for (const place of sheep) {
    if (before(place, first)) first = place
    if (before(last, place)) last = place
  }
  if (!before(first, last)) return [first]
  return [first, ...beyond(sheep, first, last), last, ...beyond(sheep, last, first)]
}

// How far a place is to the right of the line from a to b.
const right = (a, b, c) => (b[1] - a[1]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[1] - a[1])

function beyond(places, a, b) {
  const outside = places.filter((place) => right(a, b, place) > 0)
  if (outside.length === 0) return []
  let furthest = outside[0]
  for (const place of outside) {
    // Of several that are equally far, one at the end of their row, as the others are passed without a turn.
    const more = right(a, b, place) - right(a, b, furthest)
    const along = (place[0] - furthest[0]) * (b[0] - a[0]) + (place[1] - furthest[1]) * (b[1] - a[1])
    if (more > 0 || (more === 0 && along > 0)) furthest = place
  }
  return [...beyond(outside, a, furthest), furthest, ...beyond(outside, furthest, b)]
}
