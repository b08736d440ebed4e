import type { Value } from './value.ts'

interface Near<T> {
  /** Returns whether two elements match without being equal. */
  readonly same: (actual: T, expected: T) => boolean
  /** Returns the first number of an element. Elements without one share a value. */
  readonly leadOf: (part: T) => number
  /** The allowed difference of numbers. With 0, only equal elements match. */
  readonly tolerance: number
}

/** The most pairs that are compared. A right answer needs one pair for each element. Only a wrong one comes near the limit. */
const MOST_PAIRS = 300_000

/**
 * Returns whether both lists have the same elements equally often. Equal elements are removed first, which suffices where numbers
 * are exact. The rest is searched among elements that begin with about the same number. The judged program chooses how many
 * elements differ and how, so the work is bounded.
 */
export function inAnyOrder<T>(actual: readonly T[], expected: readonly T[], near: Near<T>): boolean {
  if (actual.length !== expected.length) return false
  const counts = new Map<string, T[]>()
  for (const part of expected) put(counts, JSON.stringify(part), part)
  const left = actual.filter((part) => counts.get(JSON.stringify(part))?.pop() === undefined)
  if (left.length === 0) return true
  return near.tolerance > 0 && areNear(left, [...counts.values()].flat(), near)
}

function areNear<T>(left: readonly T[], missing: readonly T[], near: Near<T>): boolean {
  const wanted = byLead(missing, near)
  const reach = (lead: number) => near.tolerance * Math.max(1, Math.abs(lead))
  let from = 0
  let pairs = 0
  return byLead(left, near).every(({ part, lead }) => {
    for (
      let first = wanted[from];
      first && (first.taken || lead - first.lead > reach(first.lead));
      first = wanted[from]
    )
      from++
    for (let at = from; at < wanted.length && pairs < MOST_PAIRS; at++, pairs++) {
      const other = wanted[at]
      if (!other || other.lead - lead > reach(other.lead)) return false
      if (other.taken || !near.same(part, other.part)) continue
      other.taken = true
      return true
    }
    return false
  })
}

const byLead = <T>(parts: readonly T[], { leadOf }: Near<T>) =>
  parts
    .map((part) => ({ part, lead: leadOf(part), taken: false }))
    .sort((one, other) => one.lead - other.lead)

function put<T>(counts: Map<string, T[]>, key: string, part: T) {
  const parts = counts.get(key)
  if (parts) parts.push(part)
  else counts.set(key, [part])
}

/** Returns the first number of a value, or 0 without one, so that all such values are compared. */
export function leadOf(value: Value): number {
  let first: Value | undefined = value
  while (Array.isArray(first)) [first] = first
  return typeof first === 'number' ? first : 0
}
