import { leetcodeNumbers } from '@callofcode/content/curriculum'
import type { Database } from '../../platform/database/database.ts'

/**
 * Problems are files and name a question by its slug. If that question was merged, the problem belongs to the one that it became.
 */
export interface MergedQuestions {
  idOf(question: string): string
  of<Shown extends { questionId: string | null }>(shown: Shown): Shown
}

export async function mergedQuestions({ pool }: Pick<Database, 'pool'>): Promise<MergedQuestions> {
  const { rows } = await pool.query<{ id: string; now: string }>(MERGED)
  const became = new Map(rows.map(({ id, now }) => [id, now]))
  const idOf = (id: string) => became.get(id) ?? id
  return {
    idOf,
    of: (shown) => (shown.questionId === null ? shown : { ...shown, questionId: idOf(shown.questionId) }),
  }
}

/** The name of an exercise in the tracker, and its number on LeetCode. */
export interface KnownAs {
  readonly question: string | null
  readonly leetcode: number | null
}
const UNKNOWN: KnownAs = { question: null, leetcode: null }

/** Returns the names of these questions. A question that the club deleted has none. */
export async function questionNames({ pool }: Pick<Database, 'pool'>, ids: readonly (string | null)[]) {
  const { rows } = await pool.query<{ id: string; name: string; slug: string }>({ ...NAMES, values: [ids] })
  const known = new Map(
    rows.map(({ id, name, slug }) => [id, { question: name, leetcode: leetcodeNumbers.get(slug) ?? null }]),
  )
  return (id: string | null): KnownAs => (id === null ? UNKNOWN : (known.get(id) ?? UNKNOWN))
}

const NAMES = {
  name: 'question-names',
  text: 'select id, name, slug from questions where id = any ($1::uuid[])',
}

const MERGED = {
  name: 'questions-merged',
  text: 'select id, question_now(id) as now from questions where merged_into is not null',
}
