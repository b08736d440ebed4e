import { setTimeout as sleep } from 'node:timers/promises'
import { contentId } from '@callofcode/content/curriculum'
import { sql } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { mergedQuestions, type ProblemLibrary, questionIdOf, questionNames } from '../problem/public.ts'

const AGAIN_AFTER = 1_000

interface Document {
  readonly id: string
  /** The slug of the problem. */
  readonly item: string
  readonly title: string
  readonly place: string
  readonly body: string
}

/**
 * Writes the search index of the problems, which are files. It contains titles and statements, and neither hints nor editorials.
 * The common names of a problem are rows that lead to it. Current rows stay as they are.
 */
export async function indexProblems(database: Database, problems: ProblemLibrary): Promise<void> {
  const own = problems.list().map(async ({ slug, title, difficulty }) => ({
    id: contentId('problem', slug),
    item: slug,
    title,
    place: difficulty,
    body: await problems.statement(slug).catch(() => ''),
  }))
  const rows = [...(await Promise.all(own)), ...(await otherNames(database, problems))]
  const shipped = JSON.stringify(rows)
  await write(database, async (tx) => {
    await writeDocuments(tx, shipped)
    await tx.execute(sql`
      delete from search_documents where kind = 'problem' and id not in (
        select id from json_to_recordset(${shipped}) as s(id uuid))`)
  })
}

/** Writes the names again after questions were renamed, merged or deleted. The problems themselves are unchanged. */
async function indexNames(database: Database, problems: ProblemLibrary): Promise<void> {
  const rows = await otherNames(database, problems)
  const known = new Set(rows.map(({ id }) => id))
  const gone = problems.list().flatMap(({ slug }) => nameIds(slug).filter((id) => !known.has(id)))
  await write(database, async (tx) => {
    await writeDocuments(tx, JSON.stringify(rows))
    await tx.execute(sql`
      delete from search_documents where kind = 'problem' and id in (
        select value::uuid from json_array_elements_text(${JSON.stringify(gone)}))`)
  })
}

/**
 * Updates the names after changes of the curriculum. It retries until it succeeds, as this process gets no second notification.
 */
export class ProblemNames {
  #last: Promise<unknown> = Promise.resolve()
  #waits = false
  readonly #database: Database
  readonly #problems: ProblemLibrary

  constructor(database: Database, problems: ProblemLibrary) {
    this.#database = database
    this.#problems = problems
  }

  /** Changes that arrive during a write need only one more write. */
  note() {
    if (this.#waits) return
    this.#waits = true
    this.#last = this.#last.then(async () => {
      this.#waits = false
      if (this.#database.pool.ended) return
      await indexNames(this.#database, this.#problems).catch((error: unknown) => {
        if (this.#database.pool.ended) return
        console.error(`The names of problems could not be written: ${errorLine(error)}`)
        sleep(AGAIN_AFTER, undefined, { ref: false })
          .then(() => this.note())
          .catch(() => undefined)
      })
    })
  }

  settled() {
    return this.#last
  }
}

const writeDocuments = (tx: Sql, rows: string) =>
  tx.execute(sql`
    insert into search_documents (id, kind, item, title, place, body)
    select id, 'problem', item, title, place, search_body(body)
    from json_to_recordset(${rows}) as s(id uuid, item text, title text, place text, body text) order by id
    on conflict (kind, id) do update set item = excluded.item, title = excluded.title, place = excluded.place, body = excluded.body
    where (search_documents.item, search_documents.title, search_documents.place, search_documents.body)
      is distinct from (excluded.item, excluded.title, excluded.place, excluded.body)`)

/** Returns the ids of both names of a problem. */
const nameIds = (slug: string) => [`${slug} question`, `${slug} number`].map((of) => contentId('problem', of))

/** Returns the name of a problem's question, and its number on LeetCode. */
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
