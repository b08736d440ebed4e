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
  /** Some cells below a head that is not read, so that a person sees what it is. */
  readonly samples: readonly string[]
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
    const column =
      choice === undefined ? columnIn(name, fields) : choice !== null && known.has(choice) && choice
    return { head, column: column || null, samples: [] }
  })
}

const MOST_SAMPLES = 3
const LONGEST_SAMPLE = 30

/** Adds different cells to each head that is not read. */
export const withSamples = (heads: readonly Head[], rows: readonly (readonly string[])[]): readonly Head[] =>
  heads.map((head, place) => {
    if (head.column !== null) return head
    const samples = new Set<string>()
    for (const row of rows) {
      if (samples.size === MOST_SAMPLES) break
      const cell = [...asOneLine(row[place] ?? '')].slice(0, LONGEST_SAMPLE).join('')
      if (cell !== '') samples.add(cell)
    }
    return { ...head, samples: [...samples] }
  })

/** Returns the first column that two heads stand for. */
export function columnTwice(heads: readonly Head[]): string | undefined {
  const columns = heads.flatMap(({ column }) => (column === null ? [] : [column]))
  return columns.find((column, nth) => columns.indexOf(column) < nth)
}
