import {
  certificateMessages,
  listOwnCertificates,
  type ShownCertificate,
  verifyCertificate,
} from '@callofcode/contract/certificate/certificate'
import { missing } from '../../platform/failure.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { certificateKey, isGenuine } from './certificate-statement.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'

/** Members see their own certificates, and everybody with a code can verify one. */
export function shownCertificateRoutes({ api, database, secret }: CertificateDependencies) {
  const key = certificateKey(secret)

  api.serve(listOwnCertificates, async ({ query, caller }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await certificateStore.ofMember(database.sql, caller.id, after)
    return {
      data: rows.map(({ code, title, eventTitle, eventId, issuedAt, revokedAt, revokedReason }) => ({
        code,
        title,
        event: eventTitle,
        eventId,
        reason: revokedReason,
        issuedAt: issuedAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
      nextCursor: writeCursor(next),
    }
  })

  api.serve(
    verifyCertificate,
    async ({ params, database: callDatabase }) => {
      const row = await certificateStore.byCode(callDatabase.sql, params.code)
      if (!row) throw missing(certificateMessages.missing)
      return { data: present(row, isGenuine(key, row)) }
    },
    { tags: ({ code }) => [`certificate:${code}`] },
  )
}

const present = (row: CertificateRow & { sha256: string | null }, genuine: boolean): ShownCertificate => ({
  state: row.revokedAt ? 'revoked' : genuine ? 'good' : 'broken',
  name: row.name,
  title: row.title,
  words: row.words,
  signer: row.signer,
  secondSigner: row.secondSigner,
  award: row.award,
  open: row.memberId === null,
  club: row.club,
  event: row.eventTitle,
  eventAt: row.eventAt.toISOString(),
  eventZone: row.eventZone,
  issuedAt: row.issuedAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  reason: row.revokedReason,
  fileHash: row.sha256,
})
