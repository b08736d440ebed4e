import { leetcodeNumbers } from '@callofcode/content/leetcode-numbers'
import type { Importable } from '@callofcode/contract/learning/solve-import'
import type { Sql } from '../../platform/database/database.ts'
import { type ImportableRow, solveImportStore } from './solve-import-store.ts'

const LEETCODE = /^https:\/\/leetcode\.com\/problems\/([a-z0-9-]+)/

export function presentImportable({ link, isTicked, at, ...row }: ImportableRow): Importable {
  const slug = LEETCODE.exec(link)?.[1] ?? row.slug
  return { ...row, slug, number: leetcodeNumbers.get(slug) ?? null, ...(isTicked && { ticked: { at } }) }
}

/** The questions that the tracker shows, with all that they are called elsewhere. */
export const namedQuestions = async (sql: Sql): Promise<Importable[]> =>
  (await solveImportStore.importable(sql, null)).map(presentImportable)
