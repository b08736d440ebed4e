import type { ProblemName, ProblemPage } from '@callofcode/contract/problem/problem'
import { useMemo, useSyncExternalStore } from 'react'
import type { ProblemSearch } from './find-problems.ts'

/** The list from which a problem was opened, as it was then. A solved problem stays in this list. */
interface ListContext {
  readonly search: ProblemSearch
  readonly problems: readonly ProblemName[]
  /** The problems that were opened from the list. Other problems were opened from elsewhere. */
  readonly reached: readonly string[]
}

/**
 * The list is stored for this tab and survives a reload. It is not in the address, for three reasons:
 * - The tabs of a problem replace the query of the address.
 * - A shared problem has the same address for everyone.
 * - One page of each problem is cached.
 */
const KEY = 'problem-list'

function keptText(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function keep(context: ListContext) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(context))
  } catch {
    // Without storage the learning path is followed.
  }
}

function parsed(text: string | undefined): ListContext | undefined {
  try {
    return text ? (JSON.parse(text) as ListContext) : undefined
  } catch {
    return undefined
  }
}

/** Stores the list before the member opens one of its problems. */
export function leaveListFor(slug: string, search: ProblemSearch, listed: readonly ProblemName[]) {
  keep({ search, problems: listed.map(({ slug, title }) => ({ slug, title })), reached: [slug] })
}

/** Records that the member moved to another problem of the list. */
export function stayInList(slug: string) {
  const context = parsed(keptText())
  if (context && !context.reached.includes(slug)) keep({ ...context, reached: [...context.reached, slug] })
}

/** The place of a problem in the list that led to it, or else in the learning path. */
export interface ListPlace extends Readonly<ProblemPage['path']> {
  readonly search: ProblemSearch
  /** All problems of that list, in its order. Undefined for the learning path. */
  readonly problems: readonly ProblemName[] | undefined
}

export function useListPlace({ slug, path }: Pick<ProblemPage, 'slug' | 'path'>): ListPlace {
  const text = useSyncExternalStore(never, keptText, () => undefined)
  return useMemo(
    () => placeIn(parsed(text), slug) ?? { ...path, search: {}, problems: undefined },
    [text, slug, path],
  )
}

const never = () => () => undefined

function placeIn(context: ListContext | undefined, slug: string): ListPlace | undefined {
  if (!context?.reached.includes(slug)) return undefined
  const { problems, search } = context
  const at = problems.findIndex((one) => one.slug === slug)
  if (at < 0) return undefined
  const [previous = null, next = null] = [problems[at - 1], problems[at + 1]]
  return { place: at + 1, of: problems.length, previous, next, search, problems }
}

/** Returns the next unsolved problem of a list. After the end, the search starts again at the beginning. */
export function nextUnsolved(
  problems: readonly ProblemName[],
  slug: string,
  solved: ReadonlySet<string>,
): ProblemName | undefined {
  const at = problems.findIndex((one) => one.slug === slug)
  const after = [...problems.slice(at + 1), ...problems.slice(0, Math.max(0, at))]
  return after.find((one) => one.slug !== slug && !solved.has(one.slug))
}
