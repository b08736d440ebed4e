import * as fs from 'fs'
interface Sale {
  readonly region: 'north' | 'south' | 'west'
  amount: number
  when: Date
}
const toSale = (line: string): Sale => {
  const [region, amount, when] = line.split(';') as [Sale['region'], string, string]
  return { region, amount: +amount.replace(',', '.'), when: new Date(`${when}T00:00:00Z`) }
}
const sales: readonly Sale[] = fs.readFileSync(0, 'utf8').trim().split(/\r?\n/).slice(1).map(toSale)
type Totals = Partial<Record<Sale['region'], { count: number; sum: number }>>
const totals = sales.reduce<Totals>((acc, { region, amount }) => {
  const t = (acc[region] ??= { count: 0, sum: 0 })
  t.count++
  t.sum += amount
  return acc
}, {})
console.log(totals)
for (const [region, t] of Object.entries(totals)) console.log(`${region.padEnd(6)}|${t.sum.toFixed(2).padStart(9)}|${'#'.repeat(t.count)}`)
const months = new Map<string, number>()
for (const s of sales) months.set(s.when.toISOString().slice(0, 7), (months.get(s.when.toISOString().slice(0, 7)) ?? 0) + s.amount)
console.log([...months].sort())
console.log(sales[0], sales.at(-1)?.when.getUTCDay())
