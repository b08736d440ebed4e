function smallestTours(tours, wishes) {
  // From the smallest tour to the largest: each answers the wishes on its way that have no answer yet.
  const rooms = [...new Set(wishes)].sort((one, other) => one - other)
  const next = Array.from({ length: rooms.length + 1 }, (_, at) => at)
  const find = (at) => {
    while (next[at] !== at) {
      next[at] = next[next[at]]
      at = next[at]
    }
    return at
  }
  const answers = new Map()
  for (const [first, last] of [...tours].sort((one, other) => one[1] - one[0] - other[1] + other[0])) {
    let low = 0
    let high = rooms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (rooms[middle] < first) low = middle + 1
      else high = middle
    }
    for (let at = find(low); at < rooms.length && rooms[at] <= last; at = find(at)) {
      answers.set(rooms[at], last - first + 1)
      next[at] = at + 1
    }
  }
  return wishes.map((room) => answers.get(room) ?? -1)
}
