function countFloes(sea) {
  const columns = sea[0].length
  const squares = sea.flat()
  const floe = squares.map((sign, at) => (sign === '1' ? at : -1))
  const join = (one, other) => {
    const from = floe[one]
    const to = floe[other]
    if (from === to) return
    for (let at = 0; at < floe.length; at++) if (floe[at] === from) floe[at] = to
  }
  for (let at = 0; at < squares.length; at++) {
    if (squares[at] === '0') continue
    if (at % columns > 0 && squares[at - 1] === '1') join(at, at - 1)
    if (at >= columns && squares[at - columns] === '1') join(at, at - columns)
  }
  return new Set(floe.filter((name) => name >= 0)).size
}
