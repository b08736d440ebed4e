/** A line of a page that gives each cell a line of its own. */
export interface Spot {
  /** Which line it is of those that say something. */
  readonly line: number
  readonly given: string
  readonly isName: boolean
  /** A date, or a mark, and no name. */
  readonly isDate: boolean
  readonly isMark: boolean
}

const HEADS: Readonly<Record<'name' | 'date' | 'mark', RegExp>> = {
  name: /^(?:title|problem|question|name|(?:problem|question) (?:name|title))$/i,
  date: /^(?:date|when|time submitted|last submitted|submitted(?: on| at)?|solved (?:on|at)|completed (?:on|at))$/i,
  mark: /^(?:status|verdict|(?:last )?result|solved\?|done\??|completed\?)$/i,
}

/**
 * Whether dates, or marks, stand above the names that they belong to. The heads of the columns say so, or else those
 * that have a name on one side alone; where nothing says it, they stand below.
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
  // Sites that mark with a sign alone have it first.
  return kind === 'mark' && between.every(({ from, isSign }) => isSign && from !== 1)
}

interface Gap {
  /** Lines from the name above; undefined where there is none nearby. */
  readonly from: number | undefined
  /** Lines to the name below. */
  readonly to: number | undefined
  readonly isSign: boolean
}

/** How far names are from each date or mark, in one walk up and one down. */
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

/** What the heads of the columns say, in one line or each in its own. */
function headOrder(spots: readonly Spot[], kind: 'date' | 'mark'): boolean | undefined {
  const heads = spots
    .slice(0, 60)
    .flatMap(({ given }) => given.split(/\t|\s{3,}|\|/).map((cell) => cell.trim()))
  const name = heads.findIndex((head) => HEADS.name.test(head))
  const own = heads.findIndex((head) => HEADS[kind].test(head))
  // Words of a menu stand anywhere; the heads of columns stand together.
  return name < 0 || own < 0 || Math.abs(name - own) > 4 ? undefined : own < name
}
