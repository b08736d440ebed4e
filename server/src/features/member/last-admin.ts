import { memberAdminMessages } from '@callofcode/contract/member-admin'
import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { members } from '../account/public.ts'

/**
 * Throws a 409 Failure when this member is the only admin who can sign in. It locks the rows of all admins: when
 * two admins step down at the same time, the second waits and then finds no other.
 */
export async function refuseLastAdmin(tx: Sql, memberId: string) {
  const admins = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, 'admin'), eq(members.status, 'approved')))
    .orderBy(asc(members.id))
    .for('no key update')
  if (admins.length === 1 && admins[0]?.id === memberId)
    throw new Failure(409, 'last_admin', memberAdminMessages.lastAdmin)
}
