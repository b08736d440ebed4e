import { memberAdminMessages } from '@callofcode/contract/member-admin'
import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { members } from '../account/public.ts'

/**
 * Throws a 409 where this member is the only admin who can sign in. The rows of all admins are held until the
 * transaction ends: of two admins who step down at once, the second one waits and then finds nobody else.
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
