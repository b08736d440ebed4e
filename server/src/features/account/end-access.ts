import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** The tables whose rows let somebody in, or show what is a member's own, without the password. All name their member. */
export const ACCESS = [
  'sessions',
  'api_tokens',
  'plan_feeds',
  'one_time_codes',
  'reset_tokens',
  'factor_steps',
] as const

/**
 * Ends whatever gives access to these accounts beside their password: sign-ins, API tokens, addresses of calendars, and codes
 * and links that are on their way. `except` is a session that goes on. Returns how many rows each table lost.
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
