import { sql as raw, type SQL } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'

/** Names that differ only in capitals are the same, as the migration describes. */
export const clubGroups = pgTable('club_groups', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  description: text('description').notNull().default(''),
  joining: text('joining', { enum: ['open', 'asked', 'chosen'] })
    .notNull()
    .default('open'),
  archivedAt: time('archived_at'),
  /** The database counts its rows of `club_group_members`: see the migration 0277. */
  members: integer('members').notNull().default(0),
  leads: integer('leads').notNull().default(0),
  asking: integer('asking').notNull().default(0),
})

export const clubGroupMembers = pgTable('club_group_members', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  groupId: uuid('group_id').notNull(),
  memberId: uuid('member_id').notNull(),
  /** `asked`: they wait until a lead accepts them. */
  state: text('state', { enum: ['member', 'asked'] })
    .notNull()
    .default('member'),
  lead: boolean('lead').notNull().default(false),
  joinedAt: time('joined_at').notNull().default(raw`clock_timestamp()`),
})

/** Whether this member is in this group. Nobody is who only asked to join. */
export const isInGroup = (memberId: SQL, groupId: SQL): SQL => raw`exists (
  select from club_group_members gm where gm.member_id = ${memberId} and gm.group_id = ${groupId} and gm.state = 'member')`
/** Whether there is a group with this id. */
export const groupExists = (id: SQL): SQL => raw`exists (select from club_groups where id = ${id})`
/** Locks a group until the transaction ends, so that a removal waits. Returns false if there is none. */
export async function holdGroup(tx: Sql, id: string | null): Promise<boolean> {
  const { rowCount } = await tx.execute(raw`select from club_groups where id = ${id} for key share`)
  return rowCount === 1
}
/** The name of the group with this id. */
export const groupNameOf = (id: SQL) => raw<string | null>`(select name from club_groups where id = ${id})`
/** Reads the id and the name of each group of the club by name, for a choice. Archived groups are left out. */
export const GROUP_NAMES = raw<{ _id: string; name: string }>`
  select id as "_id", name from club_groups where archived_at is null order by lower(name), id`

/** Selects a group for the audit: its kind, its name, and its address. */
export const auditedGroup = (id: SQL): SQL =>
  raw`select 'group', name, slug from club_groups where id = ${id}`

export const personalData = {
  exported: [
    {
      ...rowsOf('club_group_members'),
      name: 'groups',
      from: 'club_group_members t join club_groups g on g.id = t.group_id',
      shown: { group: 'g.name', state: 't.state', lead: 't.lead', since: utcText('t.joined_at') },
    },
  ],
  merged: { 'club_group_members.member_id': moved() },
  deletedAtOnce: ['club_group_members'],
} satisfies PersonalData
