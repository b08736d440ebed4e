import { type Likely, type Matches, matchSolves, type Sure } from '@callofcode/content/solves/match-solves'
import { type ReadSolves, readSolves } from '@callofcode/content/solves/read-solves'
import { type Importable, listImportable } from '@callofcode/contract/solve-import/solve-import'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { ownStreak } from '../streak/public.ts'
import type { Paste } from './kept-paste.ts'

export interface Looked extends Matches, Omit<ReadSolves, 'solves'> {}

/** What there is in a paste. It is read here, and the server only says which questions there are. */
export async function lookAt(
  client: QueryClient,
  { text, files }: Paste,
  dayFirst: boolean | undefined,
): Promise<Looked> {
  const [{ questions }, timeZone] = await Promise.all([
    client.fetchQuery({ ...read(listImportable, {}, { stay: true }), staleTime: 0 }),
    zoneOf(client),
  ])
  // Let the button say that it works first.
  await new Promise((go) => setTimeout(go, 30))
  const parts = [...(text.trim() ? [{ name: '', text }] : []), ...files]
  const { solves, ...facts } = readSolves(parts, { timeZone, now: new Date(), dayFirst })
  return { ...facts, ...matchSolves(solves, questions) }
}

/** Where the member's days begin and end; while they have chosen nothing, where the browser is. */
async function zoneOf(client: QueryClient): Promise<string> {
  const { data } = await client.fetchQuery(ownStreak)
  return data.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** What an import would do about a question. */
export function wayOf(question: Importable, at: string | null): 'new' | 'earlier' | 'known' {
  if (!question.ticked) return 'new'
  return at && (!question.ticked.at || at < question.ticked.at) ? 'earlier' : 'known'
}

/**
 * Which of them the member takes: sure ones unless they were taken out, likely ones and those that are not said to be solved
 * once they were chosen.
 */
export interface Choice {
  readonly out: ReadonlySet<string>
  readonly chosen: ReadonlyMap<string, string>
  readonly also: ReadonlySet<string>
}
export const START: Choice = { out: new Set(), chosen: new Map(), also: new Set() }

type Found = Pick<Matches, 'sure' | 'likely' | 'notDone'>

function taken({ sure, likely, notDone }: Found, { out, chosen, also }: Choice) {
  return [
    ...sure.filter(({ question }: Sure) => !out.has(question.id)),
    ...notDone.filter(({ question }: Sure) => also.has(question.id)),
    ...likely.flatMap(({ text, at, options }: Likely) => {
      const question = options.find(({ id }) => id === chosen.get(text))
      return question ? [{ question, at }] : []
    }),
  ]
}

export const solvesOf = (found: Found, choice: Choice) =>
  taken(found, choice).map(({ question, at }) => ({ questionId: question.id, at }))

/** How many questions an import would tick or move: what is ticked already stays as it is. */
export const newOnes = (found: Found, choice: Choice) =>
  new Set(
    taken(found, choice).flatMap(({ question, at }) => (wayOf(question, at) === 'known' ? [] : question.id)),
  ).size
