import { contentId } from '@callofcode/content/curriculum'
import { sql } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import type { ProblemLibrary } from '../problem/public.ts'

/**
 * Writes what the search knows of the problems, which are files: titles and statements, never hints or editorials. Rows
 * that are current stay as they are.
 */
export async function indexProblems(database: Database, problems: ProblemLibrary): Promise<void> {
  const rows = await Promise.all(
    problems.list().map(async ({ slug, title, difficulty }) => ({
      ...{ id: contentId('problem', slug), item: slug, title, place: difficulty },
      body: await problems.statement(slug).catch(() => ''),
    })),
  )
  const shipped = JSON.stringify(rows)
  await write(database, async (tx) => {
    await tx.execute(sql`
      insert into search_documents (id, kind, item, title, place, body)
      select id, 'problem', item, title, place, search_body(body)
      from json_to_recordset(${shipped}) as s(id uuid, item text, title text, place text, body text) order by id
      on conflict (kind, id) do update set title = excluded.title, place = excluded.place, body = excluded.body
      where (search_documents.title, search_documents.place, search_documents.body)
        is distinct from (excluded.title, excluded.place, excluded.body)`)
    await tx.execute(sql`
      delete from search_documents where kind = 'problem' and item not in (
        select item from json_to_recordset(${shipped}) as s(item text))`)
  })
}
