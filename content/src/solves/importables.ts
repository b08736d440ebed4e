import type { Importable } from '@callofcode/contract/solve-import/solve-import'
import { leetcodeNumbers, questions } from '../curriculum.ts'

/** The questions of the tracker, in the form that imports are matched with. */
export const importables: Importable[] = questions.map(({ slug, name, difficulty }) => ({
  ...{ id: slug, slug, questionName: name, difficulty, number: leetcodeNumbers.get(slug) ?? null },
}))
export const reading = {
  timeZone: 'Asia/Kolkata',
  now: new Date('2026-11-27T10:00:00Z'),
  dayFirst: undefined,
}
