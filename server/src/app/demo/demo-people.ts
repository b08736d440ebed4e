import { demoPassword, passoutYearOf, people } from '@callofcode/content/demo-club'
import { PAGE_PARTS } from '@callofcode/contract/member-page'
import { members, memberTasks } from '../../features/account/account-tables.ts'
import { hashPassword } from '../../features/account/password.ts'
import { columnsOf } from '../../features/member/page-audiences.ts'
import type { Sql } from '../../platform/database/database.ts'

const DAY = 86_400_000

/** Creates the members. They share one printed password, and so its hash. */
export async function seedPeople(tx: Sql, now: Date) {
  const passwordHash = await hashPassword(demoPassword)
  const rows = people.map((person) => {
    const joined = new Date(now.getTime() - person.joinedDaysAgo * DAY)
    return {
      createdAt: joined,
      updatedAt: joined,
      email: person.email,
      name: person.name,
      passwordHash,
      role: person.role,
      status: person.approved ? ('approved' as const) : ('pending' as const),
      decidedAt: person.approved ? joined : null,
      emailConfirmedAt: person.approved ? joined : null,
      passoutYear: new Date(Date.UTC(passoutYearOf(person, now), 0, 2)),
      bio: person.bio,
      ...(person.shows && columnsOf(Object.fromEntries(PAGE_PARTS.map((part) => [part, person.shows])))),
      ...person.links,
    }
  })
  const made = await tx
    .insert(members)
    .values(rows)
    .returning({ id: members.id, name: members.name, email: members.email })
  const byEmail = new Map(made.map((member) => [member.email, member]))
  const held = people.flatMap(({ email, tasks }) => {
    const memberId = byEmail.get(email)?.id
    return memberId ? tasks.map((task) => ({ memberId, task })) : []
  })
  if (held.length > 0) await tx.insert(memberTasks).values(held)
  return new Map(
    people.flatMap(({ key, email }) => {
      const member = byEmail.get(email)
      return member ? [[key, member] as const] : []
    }),
  )
}
