import type { PlanSource } from '@callofcode/contract/plan/plan'
import { sql as raw } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { OF_TOPICS } from '../curriculum/public.ts'
import { companyQuestions } from '../experience/public.ts'
import { topicMapStore } from '../topic-map/public.ts'
import { topicsInOrder } from './plan-order.ts'

/** The source of a plan: its name, and its questions in their order. */
export interface Found {
  readonly title: string
  readonly ids: readonly string[]
  /** A more precise source, if there is one. The link to the member's own list leads to that list. */
  readonly source?: PlanSource
  readonly ownListId?: string
}

/** Returns undefined for an unknown list, topic or company, and for a list of somebody else without its link. */
export const findSource = (
  database: Database,
  memberId: string,
  source: PlanSource,
): Promise<Found | undefined> => findIn[source.kind](database, source as never, memberId)

const findIn = { list: ofList, topics: ofTopics, company: ofCompany, own: ofOwn, shared: ofShared } as const
type Of<Kind> = Extract<PlanSource, { kind: Kind }>

async function ofList({ sql }: Database, { slug }: Of<'list'>): Promise<Found | undefined> {
  const { rows } = await sql.execute<{ title: string; ids: string[] }>(raw`
    select l.title, array(select i.question_id from question_list_items i join questions q on q.id = i.question_id
      where i.list_id = l.id and q.retired_at is null order by i.position, q.name) as ids
    from question_lists l where l.slug = ${slug} and l.published_at is not null and l.removed_at is null`)
  return rows[0]
}

interface OwnRow {
  readonly [column: string]: unknown
  readonly ownListId: string
  readonly memberId: string
  readonly title: string
  readonly ids: string[]
}
const ownList = raw`select l.id as "ownListId", l.member_id as "memberId", l.title, array(
  select i.question_id from own_list_items i join questions q on q.id = i.question_id
  where i.list_id = l.id and q.retired_at is null order by i.position, q.name) as ids from own_lists l`

async function ofOwn({ sql }: Database, { id }: Of<'own'>, memberId: string): Promise<Found | undefined> {
  const { rows } = await sql.execute<OwnRow>(raw`${ownList} where l.id = ${id} and l.member_id = ${memberId}`)
  return rows[0]
}

async function ofShared(
  { sql }: Database,
  { key }: Of<'shared'>,
  memberId: string,
): Promise<Found | undefined> {
  const { rows } = await sql.execute<OwnRow>(raw`${ownList} where l.shared_as = ${key}`)
  const [list] = rows
  const isOwn = list?.memberId === memberId
  return list && { ...list, ...(isOwn && { source: { kind: 'own' as const, id: list.ownListId } }) }
}

async function ofTopics(database: Database, { ids }: Of<'topics'>): Promise<Found | undefined> {
  const map = await topicMapStore.list(database)
  const ordered = topicsInOrder(map, new Set(ids))
  if (ordered.length === 0) return undefined
  const { rows } = await database.sql.execute<{ id: string }>(raw`
    select q.id from unnest(${raw.param(ordered)}::uuid[]) with ordinality as o (topic_id, position)
    join (${raw.raw(OF_TOPICS)}) using (topic_id)
    order by o.position, q.position, q.name`)
  const titles = ordered.map((id) => map.find((topic) => topic.id === id)?.title ?? '')
  return { title: shortTitle(titles), ids: rows.map(({ id }) => id) }
}

/** Names only the first of many topics, so a title is read at a glance. It has no words, so it fits every language. */
const shortTitle = (titles: readonly string[]) =>
  titles.length > 3 ? `${titles.slice(0, 2).join(', ')} +${titles.length - 2}` : titles.join(', ')

async function ofCompany({ sql }: Database, { slug }: Of<'company'>): Promise<Found | undefined> {
  const [{ rows }, asked] = await Promise.all([
    sql.execute<{ name: string }>(raw`select name from companies where slug = ${slug}`),
    companyQuestions(sql, slug),
  ])
  const [company] = rows
  return company && { title: company.name, ids: asked.map(({ questionId }) => questionId) }
}
