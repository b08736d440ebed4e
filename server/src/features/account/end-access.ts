import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** The tables whose rows give access, or show a member's own data, without the password. Each row names its member. */
export const ACCESS = [
  'sessions',
  'api_tokens',
  'plan_feeds',
  'one_time_codes',
  'reset_tokens',
  'factor_steps',
] as const

/**
 * Ends every access to these accounts beside their password: sessions, API tokens, calendar addresses, and codes and links that
 * were sent. `except` is a session that continues. Returns the number of deleted rows by table.
 */
export async function endAccess(tx: Sql, memberIds: readonly string[], except?: string) {
  const these = raw`(select unnest(${raw.param(memberIds)}::uuid[]))`
  const ended: Record<string, number> = {}
  for (const table of ACCESS) {
    const goesOn = table === 'sessions' && except ? raw` and id <> ${except}` : raw``
    const { rowCount } = await tx.execute(
      raw`delete from ${raw.identifier(table)} where member_id in ${these}${goesOn}`,
    )
    ended[table] = rowCount ?? 0
  }
  return ended as Record<(typeof ACCESS)[number], number>
}
