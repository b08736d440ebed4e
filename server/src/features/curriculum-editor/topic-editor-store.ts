import type {
  EditedTopic,
  topicBody,
  topicChanges,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { and, eq, ne, sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { BEHIND, topics } from '../curriculum/public.ts'
import { editedAfter, shippedTopics } from './shipped-values.ts'

type TopicChanges = z.output<typeof topicChanges>

const listedAs = (isHidden: boolean) => raw<number>`(
  select count(*) from topic_questions tq join questions q on q.id = tq.question_id
  where tq.topic_id = topics.id and tq.is_primary and (q.retired_at is not null) = ${isHidden})::int`

const columns = {
  _id: topics.id,
  title: topics.title,
  description: topics.description,
  difficulty: topics.difficulty,
  hidden: raw<boolean>`${topics.hiddenAt} is not null`,
  shipped: raw<boolean>`${topics.seed} is not null`,
  edited: topics.edited,
  questions: listedAs(false),
  hiddenQuestions: listedAs(true),
  version: topics.version,
}

export const topicEditorStore = {
  list: (sql: Sql): Promise<EditedTopic[]> =>
    sql.select(columns).from(topics).orderBy(topics.position, topics.title, topics.id),

  async get(sql: Sql, id: string): Promise<EditedTopic | undefined> {
    const [found] = await sql.select(columns).from(topics).where(eq(topics.id, id))
    return found
  },

  /** Returns whether another topic has this title. Case is ignored. */
  async hasTitle(sql: Sql, title: string, except?: string): Promise<boolean> {
    const same = raw`lower(${topics.title}) = lower(${title})`
    const rows = await sql
      .select({ id: topics.id })
      .from(topics)
      .where(and(same, except ? ne(topics.id, except) : undefined))
      .limit(1)
    return rows.length > 0
  },

  count: async (sql: Sql): Promise<number> => sql.$count(topics),

  async create(tx: Sql, id: string, values: z.output<typeof topicBody>) {
    const position = raw`(select greatest(max(position) + 1, ${BEHIND}) from topics)`
    await tx.insert(topics).values({ id, slug: id, ...values, position })
  },

  /** Sets these fields, which belong to the club from then on. */
  async update(tx: Sql, topic: EditedTopic, { hidden, ...values }: TopicChanges) {
    const set = { ...values, ...(hidden !== undefined && { hidden }) }
    await tx
      .update(topics)
      .set({
        ...values,
        ...(hidden !== undefined && { hiddenAt: hidden ? new Date() : null }),
        edited: editedAfter(topic.edited, shippedTopics.get(topic._id), set),
        version: topic.version + 1,
      })
      .where(eq(topics.id, topic._id))
  },

  /** Puts a topic before another one, or at the end. Returns false if the other topic does not exist. */
  async place(tx: Sql, id: string, before: string | null): Promise<boolean> {
    const rows = await this.list(tx)
    const order = placed(
      rows.map(({ _id }) => _id),
      [id],
      before,
    )
    if (!order) return false
    await tx.execute(raw`
      update topics t set position = o.nth, edited = array_append(array_remove(t.edited, 'position'), 'position')
      from unnest(${raw.param(order)}::uuid[]) with ordinality as o(id, nth)
      where t.id = o.id and (t.position <> o.nth or not 'position' = any (t.edited))`)
    return true
  },
}

/**
 * Returns the ids with `moved` before another id, `first`, or at the end (null). Returns undefined if that id is missing. The
 * moved ids keep their order and may come from elsewhere.
 */
export function placed(
  ids: readonly string[],
  moved: readonly string[],
  before: string | null,
): string[] | undefined {
  const taken = new Set(moved)
  const rest = ids.filter((id) => !taken.has(id))
  const at = before === null ? rest.length : before === 'first' ? 0 : rest.indexOf(before)
  return at < 0 ? undefined : [...rest.slice(0, at), ...moved, ...rest.slice(at)]
}
