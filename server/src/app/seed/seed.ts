import { createHash } from 'node:crypto'
import { contentId, modules, questions, topics } from '@callofcode/content/curriculum'
import { sql } from 'drizzle-orm'
import { CURRICULUM_LOCK } from '../../features/curriculum/curriculum-tables.ts'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { seedLists, shippedLists } from './seed-lists.ts'
import { type Seeded, seedModules, seedPrerequisites, seedQuestions, seedTopics } from './seed-rows.ts'

const KEY = 'curriculum'

const checksum = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
const seeded = <T extends object>(row: T): T & Seeded => ({ ...row, seed: checksum(row) })

/**
 * Writes the shipped curriculum into the database. A row that people have edited (its `seed` is null) stays as it is,
 * and so does a row whose content is current. Rows that members' progress refers to are never deleted. Returns the
 * number of written rows.
 */
export async function seed(database: Database): Promise<{ written: number }> {
  const whole = checksum([topics, questions, modules, shippedLists])
  if (await isCurrent(database.sql, whole)) return { written: 0 }
  return write(database, async (tx, changed) => {
    // If several processes start together, one writes. The others wait here and then find nothing to do.
    await tx.execute(sql`select pg_advisory_xact_lock(${CURRICULUM_LOCK})`)
    if (await isCurrent(tx, whole)) return { written: 0 }
    const written =
      (await seedTopics(tx, topicRows())) +
      (await seedQuestions(tx, questionRows())) +
      (await seedModules(tx, moduleRows())) +
      (await seedLists(tx, shippedLists.map(seeded)))
    await seedPrerequisites(tx, prerequisites())
    await tx.execute(sql`
      insert into settings (key, value) values (${KEY}, to_jsonb(${whole}::text))
      on conflict (key) do update set value = excluded.value, updated_at = now()`)
    if (written > 0) changed('topics', 'modules')
    return { written }
  })
}

async function isCurrent(tx: Sql, whole: string): Promise<boolean> {
  const { rows } = await tx.execute<{ value: string }>(sql`select value from settings where key = ${KEY}`)
  return rows[0]?.value === whole
}

const topicRows = () =>
  topics.map(({ slug, title, description, difficulty, order: position }) =>
    seeded({ id: contentId('topic', slug), slug, title, description, difficulty, position }),
  )

/** Returns the prerequisites of each topic. */
const prerequisites = () =>
  topics.flatMap(({ slug, prerequisites }) =>
    prerequisites.map((one) => ({ topic: contentId('topic', slug), requires: contentId('topic', one) })),
  )

const questionRows = () =>
  questions.map(({ slug, name, difficulty, link, topics }, position) =>
    seeded({
      id: contentId('question', slug),
      slug,
      name,
      difficulty,
      link,
      position,
      topics: topics.map((topic) => contentId('topic', topic)),
    }),
  )

/** A module shows its questions, so it is out of date as soon as one of them is. */
const moduleRows = () => {
  const seeds = new Map(questionRows().map((question) => [question.slug, question.seed]))
  return modules.map(({ slug, title, description, level, createdBy, questions }, position) =>
    seeded({
      id: contentId('module', slug),
      slug,
      title,
      description,
      level,
      createdBy,
      position: position + 1,
      questions: questions.map((question) => contentId('question', question)),
      contents: questions.map((question) => seeds.get(question)),
    }),
  )
}
