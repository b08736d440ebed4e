function stitches(pattern) {
  const waiting = []
  let row = ''
  let count = 0
  for (const sign of pattern) {
    if (sign >= '0' && sign <= '9') count = Number(sign)
    else if (sign === '(') {
      waiting.push([row, count])
      row = ''
    } else if (sign === ')') {
      const [before, times] = waiting.pop()
      row = before + row.repeat(times)
    } else row += sign
  }
  return row
}
