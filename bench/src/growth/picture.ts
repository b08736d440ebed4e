import type { Growth, GrowthRow } from './growth.ts'

const ROW = 20
const LEFT = 370
const WIDTH = 420
const TOP = 46
/** A cost that grows this many times reaches the right edge. */
const MOST = 100

/** A cost below these is noise or the depth of an index. 250 pages take less than a millisecond. */
const LEAST = { statements: 5, rows: 50, pages: 250, bytes: 1_000, processor: 3 } as const
type Kind = keyof typeof LEAST
/** The aim applies to these kinds. Pages are shown too: a search reads more of them, up to a bound. */
const AIMED_AT = ['statements', 'rows', 'bytes', 'processor'] as const

/** Returns how many times more the largest club pays for a response, in the kind of cost that grew most. */
function growthOf({ costs }: GrowthRow, kinds: readonly Kind[] = AIMED_AT): number {
  const [first, last] = [costs[0], costs.at(-1)]
  if (!first || !last) return 1
  const times = kinds.map((kind) => Math.max(last[kind], LEAST[kind]) / Math.max(first[kind], LEAST[kind]))
  return Math.max(1, ...times)
}

/** Returns an SVG for `docs/scale.md`: a bar for each response on a logarithmic scale, and the aim as a line. */
export function growthPicture({ sizes, rows }: Growth): string {
  const place = (times: number) => (Math.log(Math.min(times, MOST)) / Math.log(MOST)) * WIDTH
  const height = TOP + rows.length * ROW + 10
  const aim = LEFT + place(1.3)
  const bars = rows.map((row, at) => {
    const times = growthOf(row)
    const y = TOP + at * ROW
    return `<text x="${LEFT - 8}" y="${y + 13}" text-anchor="end">${escaped(row.name)}</text>
<rect x="${LEFT}" y="${y + 3}" width="${Math.max(2, place(times)).toFixed(1)}" height="${ROW - 8}" class="${times <= 1.3 ? 'flat' : 'grows'}"/>
<text x="${(LEFT + Math.max(2, place(times)) + 6).toFixed(1)}" y="${y + 13}">${times.toFixed(times < 10 ? 1 : 0)}</text>`
  })
  const title = `Times that the cost of an answer grows from ${shown(sizes[0])} to ${shown(sizes.at(-1))} members`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 60} ${height}" font-family="monospace" font-size="11">
<title>${title}</title>
<style>svg{background:#fff}text{fill:#101821}.flat{fill:#5d8301}.grows{fill:#b0171a}</style>
<text x="8" y="18" font-size="13">${title}</text>
<text x="8" y="34">The most of statements, rows, bytes and processor time. The line is the aim, 1.3.</text>
${bars.join('\n')}
<line x1="${aim.toFixed(1)}" x2="${aim.toFixed(1)}" y1="${TOP}" y2="${height - 8}" stroke="#101821" stroke-dasharray="3 3"/>
</svg>
`
}

/** Returns the costs as a Markdown table, with one column for each kind and the sizes in order. */
export function growthTable({ sizes, rows, megabytes }: Growth): string {
  const kinds = ['statements', 'rows', 'bytes', 'processor', 'pages'] as const
  const lines = rows.map((row) => {
    const cells = kinds.map((kind) => row.costs.map((cost) => cost[kind].toLocaleString('en-US')).join(' / '))
    const growth = [growthOf(row), growthOf(row, ['pages'])].map((times) => times.toFixed(1))
    return `| ${row.name} | ${[...cells, ...growth].join(' | ')} |`
  })
  return [
    `Clubs of ${sizes.map((size) => size.toLocaleString('en-US')).join(' / ')} members. Processor in milliseconds. Growth is the most that one of`,
    `statements, rows, bytes and processor grows. The most memory of the app: ${megabytes.join(' / ')} MB.\n`,
    '| answer | statements | rows | bytes | processor | pages | growth | of pages |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

const shown = (size = 0) => size.toLocaleString('en-US')
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
