import type { ApprovedDomain } from '@callofcode/contract/approval/domain'
import { asc, count, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type MemberRow, members } from '../account/public.ts'
import { approvedDomains } from './approval-tables.ts'

// Matches an earlier decline, as long as the audit keeps its row.
const hasDecline = (id: string) =>
  raw`exists (select from audit where target = ${id} and action = 'signup.decline')`

/** The domains whose confirmed addresses need no decision. */
export const domainStore = {
  async list(sql: Sql): Promise<ApprovedDomain[]> {
    const rows = await sql
      .select({ row: approvedDomains, by: members.name })
      .from(approvedDomains)
      .leftJoin(members, eq(members.id, approvedDomains.createdBy))
      .orderBy(asc(approvedDomains.domain))
    return rows.map(({ row, by }) => ({
      _id: row.id,
      domain: row.domain,
      addedAt: row.createdAt.toISOString(),
      by,
    }))
  },

  async count(sql: Sql): Promise<number> {
    const [row] = await sql.select({ count: count() }).from(approvedDomains)
    return row?.count ?? 0
  },

  /** Returns false when the domain is listed already. */
  async create(tx: Sql, domain: string, createdBy: string): Promise<boolean> {
    const made = await tx
      .insert(approvedDomains)
      .values({ domain, createdBy })
      .onConflictDoNothing()
      .returning({ id: approvedDomains.id })
    return made.length > 0
  },

  /** Removes a domain and returns it. */
  async remove(tx: Sql, id: string): Promise<string | undefined> {
    const [row] = await tx.delete(approvedDomains).where(eq(approvedDomains.id, id)).returning()
    return row?.domain
  },

  /** Returns whether a signup needs no decision. A person who was declined and signed up again waits for a decision. */
  async letsIn(tx: Sql, { id, email }: Pick<MemberRow, 'id' | 'email'>): Promise<boolean> {
    const domain = email.slice(email.lastIndexOf('@') + 1)
    const { rows } = await tx.execute<{ is_in: boolean }>(raw`
      select exists (select from approved_domains where domain = ${domain})
        and not ${hasDecline(id)} as is_in`)
    return rows[0]?.is_in === true
  },

  async wasDeclined(tx: Sql, id: string): Promise<boolean> {
    const { rows } = await tx.execute<{ was: boolean }>(raw`select ${hasDecline(id)} as was`)
    return rows[0]?.was === true
  },
}
