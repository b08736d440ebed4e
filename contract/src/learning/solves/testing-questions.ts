import { readFileSync } from 'node:fs'
import type { Importable } from '../solve-import.ts'

const content = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../content/${name}.json`, import.meta.url), 'utf8'))
const numbers: Record<string, number> = content('leetcode-numbers')

/** The questions of the tracker, for tests: files of another workspace, so they are read and not imported. */
export const importables: Importable[] = content('questions').map(
  ({ slug, name, difficulty }: Pick<Importable, 'slug' | 'difficulty'> & { name: string }) => ({
    ...{ id: slug, slug, questionName: name, difficulty, number: numbers[slug] ?? null },
  }),
)
export const reading = {
  timeZone: 'Asia/Kolkata',
  now: new Date('2026-11-27T10:00:00Z'),
  dayFirst: undefined,
}
