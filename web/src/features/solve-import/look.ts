import { type Likely, type Matches, matchSolves, type Sure } from '@callofcode/content/solves/match-solves'
import { type ReadSolves, readSolves } from '@callofcode/content/solves/read-solves'
import { type Importable, listImportable } from '@callofcode/contract/solve-import/solve-import'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { ownStreak } from '../streak/public.ts'
import type { Paste } from './kept-paste.ts'

export interface Looked extends Matches, Omit<ReadSolves, 'solves'> {}

/** Parses a paste in the browser. The server only returns the list of questions. */
export async function lookAt(
  client: QueryClient,
  { text, files }: Paste,
  dayFirst: boolean | undefined,
): Promise<Looked> {
  const [{ questions }, timeZone] = await Promise.all([
    client.fetchQuery({ ...read(listImportable, {}, { stay: true }), staleTime: 0 }),
    zoneOf(client),
  ])
  // The pause lets the button show that it is busy.
  await new Promise((go) => setTimeout(go, 30))
  const parts = [...(text.trim() ? [{ name: '', text }] : []), ...files]
  const { solves, ...facts } = readSolves(parts, { timeZone, now: new Date(), dayFirst })
  return { ...facts, ...matchSolves(solves, questions) }
}

/** Returns the time zone of the member's days, or that of the browser if none is chosen. */
async function zoneOf(client: QueryClient): Promise<string> {
  const { data } = await client.fetchQuery(ownStreak)
  return data.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns the effect of an import on a question. */
export function wayOf(question: Importable, at: string | null): 'new' | 'earlier' | 'known' {
  if (!question.ticked) return 'new'
  return at && (!question.ticked.at || at < question.ticked.at) ? 'earlier' : 'known'
}

/**
 * The questions that the member imports. Sure ones are in unless they were removed. Likely ones and those not marked as solved
 * are in once they were chosen.
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

/** Counts the questions that an import would tick or move. Existing ticks stay as they are. */
export const newOnes = (found: Found, choice: Choice) =>
  new Set(
    taken(found, choice).flatMap(({ question, at }) => (wayOf(question, at) === 'known' ? [] : question.id)),
  ).size
