import type { TestSite } from './test-site.ts'

/** Returns the rows of all pages of a list. Each page is read as `as`, by following the link to the next. */
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
