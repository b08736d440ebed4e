/** A time in the format of the database, to the microsecond. Two of them compare as texts. */
export type Moment = string
/** The time of a tick without a known date. */
export const UNDATED: Moment = '1970-01-01T00:00:00.000000Z'

/** The state of a question in a member's tracker, with the dates of their imports. */
export interface State {
  readonly questionId: string
  /** The tick, or null if there is none. */
  readonly tickedAt: Moment | null
  /** The first completion of a question that was unticked since. */
  readonly firstAt: Moment | null
  /** The state without imports, or null if no import names it. */
  readonly before: Before | null
  readonly imports: readonly { readonly importId: string; readonly at: Moment | null }[]
}
export interface Before {
  readonly tickedAt: Moment | null
  readonly firstAt: Moment | null
}

/** Returns the earliest known time. */
const earliest = (times: readonly (Moment | null)[]): Moment | null =>
  times.reduce(
    (first, one) => (one !== null && one !== UNDATED && (!first || one < first) ? one : first),
    null,
  )
const datesOf = (imports: State['imports']) => imports.map(({ at }) => at)

export type Way = 'added' | 'earlier' | 'same'
export interface Addition {
  readonly questionId: string
  readonly way: Way
  readonly before: Before
  /** The resulting tick. */
  readonly tickAt: Moment
}

/** Returns what a further import changes. The earlier date wins. An unknown date moves no tick. */
export function addition(state: State, at: Moment | null): Addition {
  const { questionId, tickedAt, firstAt } = state
  const shared = { questionId, before: state.before ?? { tickedAt, firstAt } }
  if (tickedAt === null) {
    const tickAt = earliest([...datesOf(state.imports), at]) ?? UNDATED
    return { ...shared, way: 'added', tickAt }
  }
  const now = earliest([tickedAt, firstAt])
  if (at !== null && (now === null || at < now)) return { ...shared, way: 'earlier', tickAt: at }
  return { ...shared, way: 'same', tickAt: tickedAt }
}

export interface Removal {
  readonly questionId: string
  readonly way: 'removed' | 'restored' | 'kept'
  /** The resulting tick, or null for none. */
  readonly tickAt: Moment | null
  /** The resulting date of the first completion. */
  readonly firstAt: Moment | null
  /** Whether no further import names the question. */
  readonly isLast: boolean
  /** Whether the judge accepted a solution while imports named the question. That solution becomes the tick. */
  readonly isJudged: boolean
}

/** Returns what undoing an import changes. `solvedAt`: when the judge accepted a solution here. */
export function removal(state: State, importId: string, solvedAt: Moment | null): Removal {
  const { questionId, tickedAt, firstAt, before } = state
  const rest = state.imports.filter((one) => one.importId !== importId)
  const isLast = rest.length === 0
  const shared = { questionId, isLast, isJudged: false }
  // Two accounts were merged, and this one had the question without an import.
  if (!before) return { ...shared, way: 'kept', tickAt: tickedAt, firstAt }
  const isJudged = isLast && tickedAt !== null && before.tickedAt === null && solvedAt !== null
  const tickAt = isJudged ? solvedAt : remaining(state, datesOf(rest), isLast)
  return {
    ...shared,
    isJudged,
    tickAt,
    firstAt: firstOf(state, datesOf(rest), isLast),
    way: wayOf(tickedAt, tickAt),
  }
}

function wayOf(from: Moment | null, to: Moment | null): Removal['way'] {
  if (from === to) return 'kept'
  return to === null ? 'removed' : 'restored'
}

/** Returns the remaining tick. A question that the member unticked stays unticked. */
function remaining({ tickedAt, before }: State, rest: readonly (Moment | null)[], isLast: boolean) {
  if (tickedAt === null) return null
  const own = before?.tickedAt ?? null
  if (isLast) return own
  const imported = earliest(rest)
  const ownDay = own && earliest([own, before?.firstAt ?? null])
  return own && (!imported || (ownDay && ownDay <= imported)) ? own : (imported ?? UNDATED)
}

function firstOf({ firstAt, before }: State, rest: readonly (Moment | null)[], isLast: boolean) {
  const own = before?.firstAt ?? null
  if (isLast || firstAt === null) return own
  return earliest([own, ...rest])
}
