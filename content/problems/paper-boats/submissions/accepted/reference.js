function fewestPushes(water) {
  const rows = water.length
  const columns = water[0].length
  const reached = water.map(() => new Array(columns).fill(false))

  // Lets the boat drift from each of these tiles, and gives all tiles that are new.
  function drift(tiles) {
    const drifted = []
    for (let [r, c] of tiles) {
      while (reached[r]?.[c] === false) {
        reached[r][c] = true
        drifted.push([r, c])
        const tile = water[r][c]
        if (tile === '^') r--
        else if (tile === 'v') r++
        else if (tile === '<') c--
        else if (tile === '>') c++
      }
    }
    return drifted
  }

  let level = drift([[0, 0]])
  let pushes = 0
  while (!reached[rows - 1][columns - 1]) {
    const pushed = []
    for (const [r, c] of level) pushed.push([r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1])
    level = drift(pushed)
    pushes++
  }
  return pushes
}
