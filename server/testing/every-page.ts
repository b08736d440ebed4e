import type { TestSite } from './test-site.ts'

/** The rows of all pages of a list, read one after the other as `as` does who follows each link to the next. */
export async function everyPage<Row>(site: TestSite, path: string, as: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const onwards: string = cursor ? `${path.includes('?') ? '&' : '?'}cursor=${cursor}` : ''
    const { body } = await site.ask('GET', `${path}${onwards}`, { as })
    rows.push(...body.data)
    cursor = body.nextCursor
  } while (cursor)
  return rows
}
