function stitches(pattern) {
  const waiting = []
  let row = []
  for (const [part, number, stitch] of pattern.matchAll(/(\d+)\(|([a-z]+)|\)/g)) {
    if (stitch !== undefined) row.push(stitch)
    else if (number !== undefined) {
      waiting.push([row, Number(number)])
      row = []
    } else {
      const inner = row.join('')
      const [before, times] = waiting.pop()
      row = before
      row.push(inner.repeat(times))
    }
  }
  return row.join('')
}
