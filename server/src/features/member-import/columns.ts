import { limits } from '@callofcode/contract/limits'
import { columnIn } from '@callofcode/contract/member-import/import-heads'
import { IMPORT_COLUMNS, type ImportFile } from '@callofcode/contract/member-import/member-import'
import { asOneLine } from '@callofcode/contract/text'
import type { StoredField } from '../member-fact/public.ts'

export interface Head {
  /** The head as the file has it, shortened. A head that occurs again has its number behind it. */
  readonly head: string
  /** Null is not read. */
  readonly column: string | null
}

/** Returns the columns that a head of a file can stand for. */
export const columnsFor = (fields: readonly StoredField[]): readonly string[] => [
  ...IMPORT_COLUMNS,
  ...fields.map(({ name }) => name),
]

/** Returns what each head of a file stands for: what was chosen for it, or else what its name says. */
export function headsOf(
  given: readonly string[],
  chosen: ImportFile['columns'],
  fields: readonly StoredField[],
): readonly Head[] {
  const known = new Set(columnsFor(fields))
  const choices = new Map(chosen?.map(({ head, column }) => [head, column]))
  const times = new Map<string, number>()
  return given.map((name) => {
    const short = [...asOneLine(name)].slice(0, limits.name).join('')
    const nth = (times.get(short) ?? 0) + 1
    times.set(short, nth)
    const head = nth === 1 || short === '' ? short : `${short} (${nth})`
    const choice = choices.get(head)
    if (choice === undefined) return { head, column: columnIn(name, fields) ?? null }
    return { head, column: choice !== null && known.has(choice) ? choice : null }
  })
}

/** Returns the first column that two heads stand for. */
export function columnTwice(heads: readonly Head[]): string | undefined {
  const columns = heads.flatMap(({ column }) => (column === null ? [] : [column]))
  return columns.find((column, nth) => columns.indexOf(column) < nth)
}
