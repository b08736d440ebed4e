let buffer = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (chunk: string) => {
  buffer += chunk
})
process.stdin.on('end', () => {
  const [first, ...rows] = buffer.trim().split('\n')
  const [n, m] = first!.split(' ').map((x) => parseInt(x, 10)) as [number, number]
  const grid: number[][] = rows.slice(0, n).map((r) => r.split(' ').map(Number))
  const best = grid.map((r) => [...r])
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) if (i || j) best[i]![j]! += Math.min(best[i - 1]?.[j] ?? Infinity, best[i]![j - 1] ?? Infinity)
  console.log(best[n - 1]![m - 1])
  console.log(best)
})
