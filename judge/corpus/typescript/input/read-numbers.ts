import * as fs from 'fs'

const data: string = fs.readFileSync(0, 'utf-8')
const tokens: number[] = data.split(/\s+/).filter((t) => t.length > 0).map(Number)
let at = 0
const next = (): number => tokens[at++] as number

const t = next()
for (let tc = 1; tc <= t; tc++) {
  const n = next()
  const a: number[] = Array.from({ length: n }, next)
  const prefix: number[] = [0]
  for (const x of a) prefix.push(prefix[prefix.length - 1]! + x)
  const counts = new Map<number, number>()
  let zero = 0
  for (const p of prefix) {
    zero += counts.get(p) ?? 0
    counts.set(p, (counts.get(p) ?? 0) + 1)
  }
  console.log(`Case #${tc}: ${zero}`)
}
