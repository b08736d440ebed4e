import { groups } from '@callofcode/content/demo-club'
import { clubGroupMembers } from '../../features/group/group-tables.ts'
import { groupStore } from '../../features/group/public.ts'
import type { DemoSeeder } from './demo-club.ts'

/** Creates the groups of the club with their leads. Whoever came first is first in the list. */
export const seedGroups: DemoSeeder = async (tx, { memberOf, daysAgo }) => {
  for (const { leads, members, asked, ...fields } of groups) {
    const slug = await groupStore.create(tx, fields)
    const group = await groupStore.getForUpdate(tx, slug)
    if (!group) throw new Error('no group was made')
    const row = (key: string, nth: number) => ({
      groupId: group.id,
      memberId: memberOf(key).id,
      joinedAt: daysAgo(120 - nth * 7),
    })
    await tx
      .insert(clubGroupMembers)
      .values([
        ...leads.map((key, nth) => ({ ...row(key, nth), lead: true })),
        ...members.map((key, nth) => row(key, nth + leads.length)),
        ...asked.map((key, nth) => ({ ...row(key, 17 - nth), state: 'asked' as const })),
      ])
  }
  return []
}
