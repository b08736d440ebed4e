import { type Audience, audienceMessages } from '@callofcode/contract/announcement/tell'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import { groupNameOf, holdGroup, isInGroup } from '../group/public.ts'
import { isInSet, memberSetStore, sizeOfSet } from '../member-set/public.ts'

/** Keeps only the fields that this kind of audience needs. */
export const tidyAudience = ({ to, year, batchId, groupId, eventId, setId = null }: Audience) => ({
  to,
  year: to === 'year' ? year : null,
  batchId: to === 'batch' ? batchId : null,
  groupId: to === 'group' ? groupId : null,
  eventId: to === 'event' ? eventId : null,
  setId: to === 'chosen' ? setId : null,
})

/**
 * Matches members `m` of an audience. "Everyone" means active members. Alumni are reached by their year, batch, group or event, or
 * where they were chosen.
 */
export function isInAudience({ to, year, batchId, groupId, eventId, setId }: Audience): SQL {
  if (to === 'everyone') return raw`m.archived_at is null`
  if (to === 'year') return raw`extract(year from m.passout_year at time zone 'utc') = ${year}`
  if (to === 'batch') return raw`m.batch_id = ${batchId}::uuid`
  if (to === 'chosen') return isInSet(raw`${setId}::uuid`, raw`m.id`)
  if (to === 'group') return isInGroup(raw`m.id`, raw`${groupId}::uuid`)
  return raw`exists (select from event_registrations r where r.event_id = ${eventId}::uuid and r.member_id = m.id)`
}

/**
 * Matches if the announcement `a` is for the member `m`: they were notified or belong to its audience now. A member who joins the
 * club, a batch or a group therefore finds earlier announcements.
 */
export const isFor = raw`(
  a.audience = 'everyone' and m.archived_at is null
  or a.audience = 'year' and extract(year from m.passout_year at time zone 'utc') = a.year
  or a.audience = 'batch' and m.batch_id = a.batch_id
  or a.audience = 'chosen' and ${isInSet(raw`a.set_id`, raw`m.id`)}
  or a.audience = 'group' and ${isInGroup(raw`m.id`, raw`a.group_id`)}
  or a.audience = 'event' and exists (
    select from event_registrations r where r.event_id = a.event_id and r.member_id = m.id)
  or exists (select from notifications n where n.subject_id = a.id and n.member_id = m.id))`

/** The name of an audience: the year, the batch, the group, the event or the number of the chosen of the announcement `a`. */
export const audienceName = raw<string | null>`case a.audience when 'year' then a.year::text
  when 'batch' then (select name from batches where id = a.batch_id)
  when 'group' then ${groupNameOf(raw`a.group_id`)}
  when 'event' then (select title from events where id = a.event_id)
  when 'chosen' then ${sizeOfSet(raw`a.set_id`)}::text end`

interface Counted {
  readonly members: number
  readonly mailed: number
  readonly toName: string | null
}

/** Counts the members of an audience and those of them who want mails, and names it. */
export async function countMembers(sql: Sql, audience: Audience): Promise<Counted> {
  const { to, year, batchId, groupId, eventId, setId = null } = audience
  const { rows } = await sql.execute<Counted & Record<string, unknown>>(raw`
    select count(*)::int as members, count(*) filter (where m.mail_announcements)::int as mailed,
      (select ${audienceName} from (select ${to}::text as audience, ${year}::int as year, ${batchId}::uuid as batch_id,
        ${groupId}::uuid as group_id, ${eventId}::uuid as event_id, ${setId}::uuid as set_id) a) as "toName"
    from members m where m.status = 'approved' and ${isInAudience(audience)}`)
  return rows[0] ?? { members: 0, mailed: 0, toName: null }
}

/**
 * Throws 400 at the field of a missing batch, group, event or set of members. An existing one is locked until the transaction ends. `inside` is the
 * place of the audience in the body.
 */
export async function refuseUnknown(
  tx: Sql,
  { to, batchId, groupId, eventId, setId }: Audience,
  inside = '',
) {
  if (to === 'chosen' && !(await memberSetStore.keep(tx, setId ?? '')))
    throw badInput({ setId: audienceMessages.chosenGone })
  if (to === 'batch') {
    const { rowCount } = await tx.execute(raw`select from batches where id = ${batchId} for key share`)
    if (rowCount === 0) throw badInput({ [`${inside}batchId`]: audienceMessages.batchGone })
  }
  if (to === 'group' && !(await holdGroup(tx, groupId)))
    throw badInput({ [`${inside}groupId`]: audienceMessages.groupGone })
  if (to === 'event') {
    const { rowCount } = await tx.execute(raw`select from events where id = ${eventId} for key share`)
    if (rowCount === 0) throw badInput({ [`${inside}eventId`]: audienceMessages.eventGone })
  }
}
