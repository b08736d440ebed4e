import { members } from '../../src/features/account/account-tables.ts'
import { sessionStore } from '../../src/features/account/session-store.ts'
import type { Database } from '../../src/platform/database/database.ts'

/** Creates approved members with a session each. The first is an admin. */
export async function signedIn({ sql }: Database, count: number) {
  const made: { id: string; token: string }[] = []
  for (let at = 0; at < count; at++) {
    const role = at === 0 ? ('admin' as const) : ('member' as const)
    const given = { email: `m${at}@college.edu`, name: `Member ${at}`, passwordHash: 'x', role }
    const [row] = await sql
      .insert(members)
      .values({ ...given, status: 'approved' })
      .returning()
    const id = String(row?.id)
    made.push({ id, token: await sessionStore.create(sql, id, {}) })
  }
  return made
}
