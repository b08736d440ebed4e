import { limits } from '@callofcode/contract/limits'
import { and, desc, eq, getTableColumns, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { approvedMember } from '../account/public.ts'
import {
  type CertificateRow,
  certificates,
  certificateFiles as files,
  type NewCertificate,
} from './certificate-tables.ts'

const PAGE = 50
const OWN_PAGE = 24
/** The number of certificates in one statement, and in one request. */
const AT_ONCE = 500
export const MOST_AT_ONCE = limits.decided

interface Person {
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly language: string | null
  [column: string]: unknown
}

// Selects people who came and have no certificate.
const WITHOUT = (eventId: string) => raw`
  from event_attendances a ${approvedMember('a.member_id')}
  where a.event_id = ${eventId} and not exists (
    select from certificates c where c.event_id = a.event_id and c.member_id = m.id and c.revoked_at is null)`

async function pageBy(sql: Sql, which: SQL, after: ExactPlace | undefined, size: number) {
  const rows = await sql
    .select({ ...getTableColumns(certificates), exactTime: exactTime(certificates.issuedAt) })
    .from(certificates)
    .where(and(which, after && raw`(${certificates.issuedAt}, ${certificates.id}) < ${placeValues(after)}`))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(size + 1)
  const { page, last } = pageOf(rows, size)
  const next: ExactPlace | undefined = last && [last.exactTime, last.id]
  return { rows: page, next }
}

export const certificateStore = {
  page: (sql: Sql, eventId: string, after: ExactPlace | undefined) =>
    pageBy(sql, eq(certificates.eventId, eventId), after, PAGE),

  /** Returns the text of the event's last certificates. */
  async lastWording(sql: Sql, eventId: string) {
    const { title, words, signer } = certificates
    const [row] = await sql
      .select({ title, words, signer })
      .from(certificates)
      .where(eq(certificates.eventId, eventId))
      .orderBy(desc(certificates.issuedAt))
      .limit(1)
    return row ?? null
  },

  async countWithout(sql: Sql, eventId: string): Promise<number> {
    const { rows } = await sql.execute<{ count: number }>(
      raw`select count(*)::int as count ${WITHOUT(eventId)}`,
    )
    return rows[0]?.count ?? 0
  },

  async without(sql: Sql, eventId: string, most: number): Promise<Person[]> {
    const { rows } = await sql.execute<Person>(raw`
      select m.id as "memberId", m.name, m.email, m.language ${WITHOUT(eventId)} order by lower(m.name), m.id limit ${most}`)
    return rows
  },

  /** Returns the chosen members without a certificate of this event, whether they came or not. */
  async chosen(sql: Sql, eventId: string, ids: readonly string[]): Promise<Person[]> {
    const { rows } = await sql.execute<Person>(raw`
      select m.id as "memberId", m.name, m.email, m.language from members m
      where m.id = any(${raw.param(ids)}::uuid[]) and m.status = 'approved' and not exists (
        select from certificates c where c.event_id = ${eventId} and c.member_id = m.id and c.revoked_at is null)
      order by m.id`)
    return rows
  },

  /** Creates certificates and returns the new ones. A member who got one in the meantime keeps it. */
  async create(tx: Sql, rows: readonly NewCertificate[]): Promise<CertificateRow[]> {
    const made: CertificateRow[] = []
    for (let at = 0; at < rows.length; at += AT_ONCE)
      made.push(
        ...(await tx
          .insert(certificates)
          .values(rows.slice(at, at + AT_ONCE))
          .onConflictDoNothing()
          .returning()),
      )
    return made
  },

  async getForUpdate(tx: Sql, id: string): Promise<CertificateRow | undefined> {
    const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('update')
    return row
  },

  async revoke(tx: Sql, id: string, reason: string) {
    await tx
      .update(certificates)
      .set({ revokedAt: new Date(), revokedReason: reason })
      .where(eq(certificates.id, id))
  },

  async byCode(sql: Sql, code: string): Promise<(CertificateRow & { sha256: string | null }) | undefined> {
    const [row] = await sql
      .select({ ...getTableColumns(certificates), sha256: files.sha256 })
      .from(certificates)
      .leftJoin(files, eq(files.certificateId, certificates.id))
      .where(eq(certificates.code, code))
    return row
  },

  /** Returns a page of a member's own certificates, newest first, and the cursor of the next page. */
  ofMember: (sql: Sql, memberId: string, after: ExactPlace | undefined) =>
    pageBy(sql, eq(certificates.memberId, memberId), after, OWN_PAGE),

  async file(sql: Sql, certificateId: string): Promise<Buffer | undefined> {
    const [row] = await sql
      .select({ pdf: files.pdf })
      .from(files)
      .where(eq(files.certificateId, certificateId))
    return row?.pdf
  },

  /** Stores the file. When two are drawn at once, the first one counts. */
  async keepFile(tx: Sql, certificateId: string, pdf: Buffer, sha256: string): Promise<Buffer> {
    await tx.insert(files).values({ certificateId, pdf, sha256 }).onConflictDoNothing()
    return (await certificateStore.file(tx, certificateId)) ?? pdf
  },
}
