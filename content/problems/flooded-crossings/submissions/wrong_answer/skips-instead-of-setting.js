function ways(crossings) {
  const ways = new Array(crossings[0].length).fill(0)
  ways[0] = crossings[0][0] === 1 ? 0 : 1
  for (const row of crossings) {
    for (let column = 1; column < row.length; column++) {
      if (row[column] === 0) ways[column] += ways[column - 1]
    }
  }
  return ways[ways.length - 1]
}
