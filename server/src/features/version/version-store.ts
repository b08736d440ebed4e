import type { QueryOf } from '@callofcode/contract/endpoint'
import {
  type DeletedItem,
  type ItemContent,
  KINDS,
  type Kind,
  type listDeleted,
  MOST_DELETED_SEARCHED,
  VERSION_ACTIONS,
} from '@callofcode/contract/version/version'
import { and, desc, eq, getTableColumns, type SQL, sql as statement } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { type PersonalData, STAY } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

const versions = pgTable(
  'versions',
  {
    id: uuid('id').primaryKey().default(statement`gen_random_uuid()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    kind: text('kind', { enum: KINDS }).notNull(),
    itemId: uuid('item_id').notNull(),
    number: integer('number').notNull(),
    action: text('action', { enum: VERSION_ACTIONS }).notNull(),
    editorId: uuid('editor_id').references(() => members.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    fields: text('fields').array().notNull().default([]),
    content: jsonb('content').$type<ItemContent>().notNull(),
  },
  (table) => [unique().on(table.kind, table.itemId, table.number)],
)
type NewVersion = typeof versions.$inferInsert

const PAGE = 50
type DeletedSearch = Pick<QueryOf<typeof listDeleted>, 'kind' | 'q'>
type DeletedRow = DeletedItem & Record<string, unknown>

const { content, ...summary } = getTableColumns(versions)
const entry = { ...summary, by: members.name }
const ofItem = (kind: Kind, itemId: string) => and(eq(versions.kind, kind), eq(versions.itemId, itemId))

export const versionStore = {
  /** Lists the versions newest first, without their content. */
  list: (sql: Sql, kind: Kind, itemId: string) =>
    sql
      .select(entry)
      .from(versions)
      .leftJoin(members, eq(members.id, versions.editorId))
      .where(ofItem(kind, itemId))
      .orderBy(desc(versions.number)),

  async get(sql: Sql, kind: Kind, itemId: string, number: number) {
    const [row] = await sql
      .select({ ...entry, content })
      .from(versions)
      .leftJoin(members, eq(members.id, versions.editorId))
      .where(and(ofItem(kind, itemId), eq(versions.number, number)))
    return row
  },

  /** Does nothing if this version exists. */
  async create(tx: Sql, ...given: NewVersion[]) {
    await tx.insert(versions).values(given).onConflictDoNothing()
  },

  async nameOf(sql: Sql, memberId: string | null): Promise<string | null> {
    if (!memberId) return null
    const [row] = await sql.select({ name: members.name }).from(members).where(eq(members.id, memberId))
    return row?.name ?? null
  },

  /**
   * Returns a page of the deleted items, the latest first, and where the next page begins. Seeding creates no version when it
   * removes an item, so `by` is null for that item.
   */
  async listDeleted(sql: Sql, { kind, q }: DeletedSearch, after: ExactPlace | undefined) {
    const place = after && statement`(removed_at, id) < ${placeValues(after)}`
    const words = (q ?? '').split(/\s+/).filter(Boolean).map(likeWord)
    // The first rows of each kind contain a page of all kinds. A search reads only the latest items of each kind.
    const most = statement`limit ${words.length === 0 ? PAGE + 1 : MOST_DELETED_SEARCHED}`
    const said = statement`(removed.title || ' ' || coalesce(m.name, ''))`
    const { rows } = await sql.execute<DeletedRow>(statement`
      select removed.kind, removed.id as "_id", removed.title, m.name as by,
        ${exactTime(statement`removed.removed_at`)} as "removedAt"
      from (${statement.join(
        KINDS.filter((one) => one === (kind ?? one)).map((one) => removedOf(one, place, most)),
        statement` union all `,
      )}) as removed
      left join versions v on v.kind = removed.kind and v.item_id = removed.id and v.number = removed.version
      left join members m on m.id = v.editor_id
      where ${statement.join([statement`true`, ...words.map((word) => statement`${said} ilike ${word}`)], statement` and `)}
      order by removed.removed_at desc, removed.id desc
      limit ${PAGE + 1}`)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.removedAt, last._id]
    return { data: page.map((row) => ({ ...row, removedAt: timeOf(row.removedAt) })), next }
  },
}

const TITLES = { modules: 'title', blogs: 'title', experiences: `company || ', ' || role` }
/** Selects the deleted items of a kind, by the index of the deletion time. */
const removedOf = (kind: Kind, place: SQL | undefined, most: SQL) => statement`(
  select ${kind}::text as kind, id, ${statement.raw(TITLES[kind])} as title, version, removed_at
  from ${statement.identifier(kind)} where removed_at is not null ${place ? statement`and ${place}` : statement``}
  order by removed_at desc, id desc ${most})`

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
const timeOf = (exact: string) => new Date(`${exact.replace(' ', 'T')}Z`).toISOString()

export const personalData = {
  merged: {
    'versions.editor_id': STAY,
  },
} satisfies PersonalData
