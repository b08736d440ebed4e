import { type Importable, listImportable, type SolveSource } from '@callofcode/contract/learning/solve-import'
import {
  type Likely,
  type Matches,
  matchSolves,
  type Sure,
} from '@callofcode/contract/learning/solves/match-solves'
import { readSolves } from '@callofcode/contract/learning/solves/read-solves'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { ownStreak } from '../streak/public.ts'
import type { Paste } from './kept-paste.ts'

export interface Looked extends Matches {
  readonly source: SolveSource
  readonly either: number
  readonly vague: number
  readonly saysDone: boolean
  readonly isCut: boolean
}

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
  return { ...facts, ...matchSolves(solves, questions, facts.saysDone) }
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

/** Which of them the member takes: sure ones unless they were taken out, likely ones once they were chosen. */
export interface Choice {
  readonly out: ReadonlySet<string>
  readonly chosen: ReadonlyMap<string, string>
}
export const START: Choice = { out: new Set(), chosen: new Map() }

export function solvesOf({ sure, likely }: Pick<Matches, 'sure' | 'likely'>, { out, chosen }: Choice) {
  const kept = sure.filter(({ question }: Sure) => !out.has(question.id))
  return [
    ...kept.map(({ question, at }) => ({ questionId: question.id, at })),
    ...likely.flatMap(({ text, at }: Likely) => {
      const questionId = chosen.get(text)
      return questionId ? [{ questionId, at }] : []
    }),
  ]
}
