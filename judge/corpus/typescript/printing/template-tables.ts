type Align = 'left' | 'right' | 'center'
interface Column<T> {
  title: string
  value: (row: T) => string | number
  align?: Align
}
function pad(s: string, width: number, align: Align): string {
  switch (align) {
    case 'left':
      return s.padEnd(width)
    case 'right':
      return s.padStart(width)
    case 'center':
      return s.padStart((width + s.length) >> 1).padEnd(width)
  }
}
function table<T>(rows: T[], columns: Column<T>[]): string {
  const cells = rows.map((r) => columns.map((c) => String(c.value(r))))
  const widths = columns.map((c, i) => Math.max(c.title.length, ...cells.map((r) => r[i]!.length)))
  const line = (parts: string[], align: (i: number) => Align) => `| ${parts.map((p, i) => pad(p, widths[i]!, align(i))).join(' | ')} |`
  return [
    line(columns.map((c) => c.title), () => 'center'),
    `|${widths.map((w) => '-'.repeat(w + 2)).join('+')}|`,
    ...cells.map((r) => line(r, (i) => columns[i]!.align ?? 'left')),
  ].join('\n')
}
const planets = [{ name: 'Mercury', km: 57.9e6, moons: 0 }, { name: 'Earth', km: 149.6e6, moons: 1 }, { name: 'Jupiter', km: 778.5e6, moons: 95 }]
console.log(table(planets, [
  { title: 'Planet', value: (p) => p.name },
  { title: 'Distance (km)', value: (p) => p.km.toExponential(2), align: 'right' },
  { title: 'Moons', value: (p) => p.moons, align: 'center' },
]))
console.log(`${planets.map(({ name }, i) => `${i + 1}. ${name}`).join('\n')}`)
console.log(planets.reduce((s, p) => s + p.km, 0).toLocaleString('en-US'), (0.5).toFixed(), (12.345).toFixed(1))
