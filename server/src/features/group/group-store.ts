import {
  type Group,
  type GroupLead,
  groupLimits,
  groupMessages,
  type Joining,
} from '@callofcode/contract/group/group'
import { eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { badInput, conflict } from '../../platform/failure.ts'
import { ACCOUNTS, presentPageLink } from '../account/public.ts'
import { clubGroupMembers, clubGroups } from './group-tables.ts'

/** The reader of groups. */
export interface Reader {
  readonly id: string
  readonly role: 'member' | 'admin' | null
}
export const isAdmin = ({ role }: Pick<Reader, 'role'>) => role === 'admin'

type Fields = { name: string; description: string; joining: Joining }
type Changes = { [Name in keyof Fields]?: Fields[Name] | undefined } & { archived?: boolean | undefined }

interface LeadRow {
  readonly name: string
  readonly profilePhoto: string | null
  readonly handle: string
  readonly status: 'approved'
  readonly showsPage: 'nobody' | 'members' | 'everyone'
}
type GroupRow = Omit<Group, 'leads'> & {
  readonly leads: readonly LeadRow[]
  readonly [column: string]: unknown
}

/** The leads that a list shows of each group. */
const SHOWN_LEADS = 3
/** Serialises writers that create or rename groups, so that names differ and the limit holds. */
const LOCK = raw`select pg_advisory_xact_lock(7261914570)`

/** Selects groups `g` as this reader sees them, with at most `most` leads each. */
const asReadBy = (reader: Reader, most: number, where: SQL) => raw`
  select g.id as "_id", g.slug, g.name, g.description, g.joining, g.archived_at is not null as archived, g.members,
    case when ${isAdmin(reader)} or own.lead then g.asking end as asking,
    case when own.lead then 'lead' else own.state end as mine,
    (select coalesce(json_agg(l.person), '[]') from (
      select json_build_object('name', m.name, 'profilePhoto', m.profile_photo, 'handle', m.handle, 'status', m.status,
        'showsPage', m.shows_page) as person
      from club_group_members gm join ${ACCOUNTS} on m.id = gm.member_id
      where gm.group_id = g.id and gm.state = 'member' and gm.lead order by gm.joined_at, gm.id limit ${most}) as l) as leads
  from club_groups g left join club_group_members own on own.group_id = g.id and own.member_id = ${reader.id}
  where ${where}`

export const groupStore = {
  /** Lists the groups by name. Archived ones come last, and only for admins. */
  async list(sql: Sql, reader: Reader): Promise<Group[]> {
    const where = isAdmin(reader) ? raw`true` : raw`g.archived_at is null`
    const { rows } = await sql.execute<GroupRow>(raw`
      ${asReadBy(reader, SHOWN_LEADS, where)} order by g.archived_at is not null, lower(g.name), g.id`)
    return rows.map(present)
  },

  /** Returns a group. An archived one is read by admins and its members alone. */
  async get(sql: Sql, reader: Reader, slug: string): Promise<Group | undefined> {
    const where = raw`g.slug = ${slug} and (g.archived_at is null or ${isAdmin(reader)} or own.state = 'member')`
    const { rows } = await sql.execute<GroupRow>(asReadBy(reader, groupLimits.leads, where))
    return rows[0] && present(rows[0])
  },

  /** Lists the groups of a member by name, without archived ones. */
  async namesOf(sql: Sql, memberId: string) {
    const { rows } = await sql.execute<{ slug: string; name: string; lead: boolean }>(raw`
      select g.slug, g.name, gm.lead from club_group_members gm join club_groups g on g.id = gm.group_id
      where gm.member_id = ${memberId} and gm.state = 'member' and g.archived_at is null order by lower(g.name), g.id`)
    return rows
  },

  /** Locks a group until the transaction ends, so that its changes run one after another. */
  async getForUpdate(tx: Sql, slug: string) {
    const [row] = await tx.select().from(clubGroups).where(eq(clubGroups.slug, slug)).for('no key update')
    return row
  },

  /** Creates a group. Its address is made from its first name and stays, so that links remain valid. */
  async create(tx: Sql, given: Fields): Promise<string> {
    await tx.execute(LOCK)
    await refuseTaken(tx, given.name)
    if ((await tx.$count(clubGroups)) >= groupLimits.groups) throw conflict(groupMessages.tooMany)
    const wanted = slugOf(given.name)
    const { rows } = await tx.execute<{ slug: string }>(
      raw`select slug from club_groups where slug = ${wanted} or slug like ${`${wanted}-%`}`,
    )
    const taken = new Set(rows.map(({ slug }) => slug))
    let slug = wanted
    for (let nth = 2; taken.has(slug); nth += 1) slug = `${wanted}-${nth}`
    await tx.insert(clubGroups).values({ ...given, slug })
    return slug
  },

  /** Changes these fields. Throws 400 for the name of another group. */
  async update(tx: Sql, id: string, { archived, ...changes }: Changes) {
    if (changes.name !== undefined) {
      await tx.execute(LOCK)
      await refuseTaken(tx, changes.name, id)
    }
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    await tx
      .update(clubGroups)
      .set({
        ...given,
        ...(archived !== undefined && {
          archivedAt: archived ? raw`coalesce(${clubGroups.archivedAt}, now())` : null,
        }),
        updatedAt: raw`greatest(now(), ${clubGroups.updatedAt} + interval '1 millisecond')`,
      })
      .where(eq(clubGroups.id, id))
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(clubGroupMembers).where(eq(clubGroupMembers.groupId, id))
    await tx.delete(clubGroups).where(eq(clubGroups.id, id))
  },
}

async function refuseTaken(tx: Sql, name: string, except: string | null = null) {
  const { rowCount } = await tx.execute(raw`
    select from club_groups where lower(name) = lower(${name}) and id is distinct from ${except}::uuid`)
  if (rowCount) throw badInput({ name: groupMessages.taken })
}

const present = ({ leads, ...row }: GroupRow): Group => ({ ...row, leads: leads.map(presentLead) }) as Group
const presentLead = ({ name, profilePhoto, ...row }: LeadRow): GroupLead => ({
  name,
  profilePhoto,
  page: presentPageLink(row),
})

/** Returns a slug. It keeps letters of other scripts, as addresses may contain them. */
const slugOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'group'
