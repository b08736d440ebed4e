import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { and, asc, desc, eq, getTableColumns, gt, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { factOf } from '../member-fact/public.ts'
import {
  type CertificateRow,
  certificates,
  certificateFiles as files,
  type NewCertificate,
} from './certificate-tables.ts'

const PAGE = 50
const OWN_PAGE = 24
/** The number of certificates in one statement. */
const AT_ONCE = 500
/** The number of files in one statement of a download. They are in memory together. */
const FILES_AT_ONCE = 5

const lastSigner = raw`select signer, coalesce(second_signer, '') as "secondSigner" from certificates`

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

  /** Returns the text of the event's last certificates. That of winners is theirs alone. */
  async lastWording(sql: Sql, eventId: string) {
    const { title, words } = certificates
    const [row] = await sql
      .select({ title, words })
      .from(certificates)
      .where(and(eq(certificates.eventId, eventId), isNull(certificates.award)))
      .orderBy(desc(certificates.issuedAt))
      .limit(1)
    return row ?? null
  },

  /** Returns who signed last for the event, or else for the club. */
  async lastSigners(sql: Sql, eventId: string) {
    const { rows } = await sql.execute<{ signer: string; secondSigner: string }>(raw`
      (${lastSigner} where event_id = ${eventId} order by issued_at desc limit 1)
      union all (${lastSigner} order by issued_at desc limit 1) limit 1`)
    return rows[0] ?? null
  },

  async countHolding(sql: Sql, eventId: string): Promise<number> {
    const { rows } = await sql.execute<{ count: number }>(
      raw`select count(*)::int as count from certificates where event_id = ${eventId} and revoked_at is null`,
    )
    return rows[0]?.count ?? 0
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

  /** Returns the next few certificates that hold, with their files where they were drawn, and the roll numbers of members. */
  async nextFiles(sql: Sql, eventId: string, after: string | undefined): Promise<FiledCertificate[]> {
    return sql
      .select({
        ...getTableColumns(certificates),
        pdf: files.pdf,
        roll: factOf(raw`${certificates.memberId}`, ROLL_NUMBER),
      })
      .from(certificates)
      .leftJoin(files, eq(files.certificateId, certificates.id))
      .where(
        and(
          eq(certificates.eventId, eventId),
          isNull(certificates.revokedAt),
          after ? gt(certificates.id, after) : undefined,
        ),
      )
      .orderBy(asc(certificates.id))
      .limit(FILES_AT_ONCE)
  },
}

export type FiledCertificate = CertificateRow & { readonly pdf: Buffer | null; readonly roll: string | null }
