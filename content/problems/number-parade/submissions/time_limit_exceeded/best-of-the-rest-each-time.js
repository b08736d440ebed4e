function largestRow(numbers) {
  const rest = numbers.map(String)
  let row = ''
  while (rest.length > 0) {
    let best = 0
    for (let at = 1; at < rest.length; at++) {
      if (rest[at] + rest[best] > rest[best] + rest[at]) best = at
    }
    row += rest.splice(best, 1)[0]
  }
  return row[0] === '0' ? '0' : row
}
