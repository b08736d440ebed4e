import { contentId } from '@callofcode/content/curriculum'
import { sql } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import { mergedQuestions, type ProblemLibrary, questionIdOf, questionNames } from '../problem/public.ts'

interface Document {
  readonly id: string
  /** The slug of the problem. */
  readonly item: string
  readonly title: string
  readonly place: string
  readonly body: string
}

/**
 * Writes what the search knows of the problems, which are files: titles and statements, never hints or editorials. The names by which
 * the world knows a problem are rows that lead to it. Rows that are current stay as they are.
 */
export async function indexProblems(database: Database, problems: ProblemLibrary): Promise<void> {
  const own = problems.list().map(async ({ slug, title, difficulty }) => ({
    ...{ id: contentId('problem', slug), item: slug, title, place: difficulty },
    body: await problems.statement(slug).catch(() => ''),
  }))
  const rows = [...(await Promise.all(own)), ...(await otherNames(database, problems))]
  const shipped = JSON.stringify(rows)
  await write(database, async (tx) => {
    await tx.execute(sql`
      insert into search_documents (id, kind, item, title, place, body)
      select id, 'problem', item, title, place, search_body(body)
      from json_to_recordset(${shipped}) as s(id uuid, item text, title text, place text, body text) order by id
      on conflict (kind, id) do update set item = excluded.item, title = excluded.title, place = excluded.place, body = excluded.body
      where (search_documents.item, search_documents.title, search_documents.place, search_documents.body)
        is distinct from (excluded.item, excluded.title, excluded.place, excluded.body)`)
    await tx.execute(sql`
      delete from search_documents where kind = 'problem' and id not in (
        select id from json_to_recordset(${shipped}) as s(id uuid))`)
  })
}

/** The name of a problem's question, and its number on LeetCode. */
async function otherNames(database: Database, problems: ProblemLibrary): Promise<Document[]> {
  const now = await mergedQuestions(database)
  const heads = problems.list().map((head) => now.of({ ...head, questionId: questionIdOf(head) }))
  const known = await questionNames(
    database,
    heads.map(({ questionId }) => questionId),
  )
  return heads.flatMap(({ slug, title, questionId }) => {
    const { question, leetcode } = known(questionId)
    if (question === null) return []
    const numbered = leetcode === null ? '' : `LeetCode ${leetcode}`
    const row = { item: slug, body: '' }
    const named = { ...row, id: contentId('problem', `${slug} question`), title: question }
    if (!numbered) return [{ ...named, place: title }]
    return [
      { ...named, place: `${title}, ${numbered}` },
      { ...row, id: contentId('problem', `${slug} number`), title: numbered, place: `${title}, ${question}` },
    ]
  })
}
