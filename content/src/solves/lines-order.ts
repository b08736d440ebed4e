/** A line of a page that puts each cell on a separate line. */
export interface Spot {
  /** The index of the line among those with content. */
  readonly line: number
  readonly given: string
  readonly isName: boolean
  /** The line is a date or a mark, without a name. */
  readonly isDate: boolean
  readonly isMark: boolean
}

const HEADS: Readonly<Record<'name' | 'date' | 'mark', RegExp>> = {
  name: /^(?:title|problem|question|name|(?:problem|question) (?:name|title))$/i,
  date: /^(?:date|when|time submitted|last submitted|submitted(?: on| at)?|solved (?:on|at)|completed (?:on|at))$/i,
  mark: /^(?:status|verdict|(?:last )?result|solved\?|done\??|completed\?)$/i,
}

/**
 * Returns whether dates or marks are above the names that they belong to. The column heads decide, or else the dates and marks
 * with a name on one side only. By default they are below.
 */
export function isBeforeName(spots: readonly Spot[], kind: 'date' | 'mark', near: number): boolean {
  const byHead = headOrder(spots, kind)
  if (byHead !== undefined) return byHead
  const gaps = gapsOf(spots, kind, near)
  const above = gaps.filter(({ to, from }) => from === undefined && to === 1).length
  const below = gaps.filter(({ to, from }) => from !== undefined && to !== 1).length
  if (above !== below) return above > below
  const between = gaps.filter(({ to, from }) => to === 1 && from !== undefined)
  if (between.length === 0) return false
  const isSteady = new Set(between.map(({ from }) => from)).size === 1
  if (!isSteady) return true
  // Sites that mark with a sign alone put it before the name.
  return kind === 'mark' && between.every(({ from, isSign }) => isSign && from !== 1)
}

interface Gap {
  /** Lines from the name above, or undefined if none is near. */
  readonly from: number | undefined
  /** Lines to the name below, or undefined if none is near. */
  readonly to: number | undefined
  readonly isSign: boolean
}

/** Measures how far each date or mark is from the next names, in one pass up and one down. */
function gapsOf(spots: readonly Spot[], kind: 'date' | 'mark', near: number): Gap[] {
  const gaps: Gap[] = []
  let next: number | undefined
  const below = new Map<Spot, number>()
  for (const spot of spots.toReversed()) {
    if (spot.isName) next = spot.line
    else if (next !== undefined && next - spot.line <= 2) below.set(spot, next - spot.line)
  }
  let last: number | undefined
  for (const spot of spots) {
    if (spot.isName) last = spot.line
    if (kind === 'date' ? !spot.isDate : !spot.isMark) continue
    const from = last === undefined || spot.line - last > near ? undefined : spot.line - last
    gaps.push({ from, to: below.get(spot), isSign: !/[a-z]/i.test(spot.given) })
  }
  return gaps
}

/** Reads the order of the column heads, which are in one line or one a line. */
function headOrder(spots: readonly Spot[], kind: 'date' | 'mark'): boolean | undefined {
  const heads = spots
    .slice(0, 60)
    .flatMap(({ given }) => given.split(/\t|\s{3,}|\|/).map((cell) => cell.trim()))
  const name = heads.findIndex((head) => HEADS.name.test(head))
  const own = heads.findIndex((head) => HEADS[kind].test(head))
  // Menu words may be anywhere, but column heads are close together.
  return name < 0 || own < 0 || Math.abs(name - own) > 4 ? undefined : own < name
}
