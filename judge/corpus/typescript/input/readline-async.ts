import * as readline from 'readline'

interface Edge {
  to: number
  weight: number
}

async function readLines(): Promise<string[]> {
  const rl = readline.createInterface({ input: process.stdin })
  const lines: string[] = []
  for await (const line of rl) lines.push(line)
  return lines
}

async function main(): Promise<void> {
  const [header = '', ...rest] = await readLines()
  const [n = 0] = header.split(' ').map(Number)
  const adj: Edge[][] = Array.from({ length: n }, () => [])
  for (const line of rest) {
    const [u, v, w] = line.split(' ').map(Number) as [number, number, number]
    adj[u]!.push({ to: v, weight: w })
  }
  const dist: number[] = new Array(n).fill(Infinity)
  dist[0] = 0
  for (let round = 0; round < n; round++)
    adj.forEach((edges, u) => {
      for (const { to, weight } of edges) dist[to] = Math.min(dist[to]!, dist[u]! + weight)
    })
  console.log(dist)
  console.log(dist.map((d) => (Number.isFinite(d) ? d : 'INF')).join(' '))
}

main().catch((e: unknown) => console.error(e))
