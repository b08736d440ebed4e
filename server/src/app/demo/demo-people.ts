import { demoPassword, passoutYearOf } from '@callofcode/content/demo-club'
import type { DemoPerson } from '@callofcode/content/demo-records'
import { PAGE_PARTS } from '@callofcode/contract/member/member-page'
import { sql as raw } from 'drizzle-orm'
import { members, memberTasks } from '../../features/account/account-tables.ts'
import { hashPassword } from '../../features/account/password.ts'
import { batches } from '../../features/batch/batch-store.ts'
import { columnsOf } from '../../features/member/page-audiences.ts'
import type { Sql } from '../../platform/database/database.ts'

const DAY = 86_400_000
/** A row has about thirty values, and a statement takes at most 65,535. */
const ROWS = 500

/** Creates the members. They share one printed password, and so its hash. */
export async function seedPeople(tx: Sql, people: readonly DemoPerson[], now: Date) {
  const batchIds = await seedBatches(tx, people)
  const passwordHash = await hashPassword(demoPassword)
  const rows = people.map((person) => {
    const joined = new Date(now.getTime() - person.joinedDaysAgo * DAY)
    return {
      createdAt: joined,
      updatedAt: joined,
      email: person.email,
      name: person.name,
      passwordHash: person.invited ? null : passwordHash,
      invitedAt: person.invited ? joined : null,
      role: person.role,
      status: person.approved ? ('approved' as const) : ('pending' as const),
      decidedAt: person.approved ? joined : null,
      emailConfirmedAt: person.approved ? joined : null,
      passoutYear: new Date(Date.UTC(passoutYearOf(person, now), 0, 2)),
      bio: person.bio,
      batchId: batchIds.get(person.batch ?? '') ?? null,
      ...(person.shows && columnsOf(Object.fromEntries(PAGE_PARTS.map((part) => [part, person.shows])))),
      ...person.links,
    }
  })
  const made: { id: string; name: string; email: string }[] = []
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = tx.insert(members).values(rows.slice(from, from + ROWS))
    made.push(...(await some.returning({ id: members.id, name: members.name, email: members.email })))
  }
  const byEmail = new Map(made.map((member) => [member.email, member]))
  const held = people.flatMap(({ email, tasks }) => {
    const memberId = byEmail.get(email)?.id
    return memberId ? tasks.map((task) => ({ memberId, task })) : []
  })
  if (held.length > 0) await tx.insert(memberTasks).values(held)
  await seedVisits(tx, people, byEmail, now)
  return new Map(
    people.flatMap(({ key, email }) => {
      const member = byEmail.get(email)
      return member ? [[key, member] as const] : []
    }),
  )
}

/** When each was seen last: who practises, on their last day of practice. Who was invited has not come yet. */
async function seedVisits(
  tx: Sql,
  people: readonly DemoPerson[],
  byEmail: ReadonlyMap<string, { readonly id: string }>,
  now: Date,
) {
  const visits = people
    .filter(({ approved, invited }) => approved && !invited)
    .map(({ email, practice: { quiet = 0 } }) => ({
      id: byEmail.get(email)?.id,
      at: new Date(now.getTime() - quiet * DAY).toISOString(),
    }))
  await tx.execute(raw`insert into member_seen (member_id, seen_at)
    select id, at from json_to_recordset(${JSON.stringify(visits)}::json) as one (id uuid, at timestamptz)`)
}

/** Returns the ids of the batches by their names. */
async function seedBatches(tx: Sql, people: readonly DemoPerson[]): Promise<Map<string, string>> {
  const names = new Set(people.flatMap(({ batch }) => batch ?? []))
  if (names.size === 0) return new Map()
  const made = await tx
    .insert(batches)
    .values([...names].map((name) => ({ name })))
    .returning({ id: batches.id, name: batches.name })
  return new Map(made.map(({ id, name }) => [name, id]))
}
