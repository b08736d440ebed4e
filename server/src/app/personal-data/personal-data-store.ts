import type { Database } from '../../platform/database/database.ts'
import type { Section } from './personal-data-sections.ts'

/** Small enough for the longest texts: such a page is a few megabytes. */
const PAGE = 40
const BEGINNING = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

interface Read {
  readonly at: string
  readonly id: string
  readonly row: object
}

export const personalDataStore = {
  /**
   * The rows of a section, page by page. Each page is its own statement, so a slow download holds neither a
   * connection nor a transaction.
   */
  async *rows({ pool }: Database, section: Section, memberId: string): AsyncGenerator<object> {
    const text = statementOf(section)
    for (let last: { at: string; id: string } | undefined = BEGINNING; last; ) {
      const { rows }: { rows: Read[] } = await pool.query<Read>(text, [memberId, last.at, last.id, PAGE])
      for (const { row } of rows) yield row
      last = rows.length === PAGE ? rows.at(-1) : undefined
    }
  },
}

function statementOf({ from, where, at, id, shown }: Section): string {
  const columns = Object.entries(shown).map(([name, column]) => `'${name}', ${column}`)
  return `select (${at})::text as at, ${id} as id, json_build_object(${columns.join(', ')}) as row
          from ${from} where ${where} and (${at}, ${id}) > ($2::timestamptz, $3::uuid)
          order by ${at}, ${id} limit $4`
}
