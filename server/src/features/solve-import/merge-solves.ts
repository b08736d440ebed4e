/** A time as the database writes it, to the microsecond: two of them compare as texts. */
export type Moment = string
/** A tick whose day nobody knows. */
export const UNDATED: Moment = '1970-01-01T00:00:00.000000Z'

/** How a question stands in a member's tracker, with all that their imports say about it. */
export interface State {
  readonly questionId: string
  /** The tick; null where it is not ticked. */
  readonly tickedAt: Moment | null
  /** When it had first been done, of a question that was unticked since. */
  readonly firstAt: Moment | null
  /** How it stands without imports; null where no import names it. */
  readonly before: Before | null
  readonly imports: readonly { readonly importId: string; readonly at: Moment | null }[]
}
export interface Before {
  readonly tickedAt: Moment | null
  readonly firstAt: Moment | null
}

/** The earliest of the times that are known. */
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
  /** The tick as it will be. */
  readonly tickAt: Moment
}

/** What one more import changes. The earlier date wins; one that is not known moves no tick. */
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
  /** The tick as it will be; null where there is none. */
  readonly tickAt: Moment | null
  /** When it had first been done, as it will be noted. */
  readonly firstAt: Moment | null
  /** No import names the question any more. */
  readonly isLast: boolean
  /** The judge accepted a solution while imports named the question: from now on that is the tick. */
  readonly isJudged: boolean
}

/** What undoing an import changes. `solvedAt`: when the judge accepted a solution here. */
export function removal(state: State, importId: string, solvedAt: Moment | null): Removal {
  const { questionId, tickedAt, firstAt, before } = state
  const rest = state.imports.filter((one) => one.importId !== importId)
  const isLast = rest.length === 0
  const shared = { questionId, isLast, isJudged: false }
  // Two accounts became one, and this one had the question by itself.
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

/** The tick that is left. What the member unticked stays unticked. */
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
