import {
  certificateMessages,
  correctCertificate,
  type IssuedCertificate,
  revokeCertificate,
} from '@callofcode/contract/certificate/certificate'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { sentence } from '@callofcode/contract/sentence'
import { type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { To } from '../../platform/mail/letter.ts'
import { auditStore, memberStore } from '../account/public.ts'
import { certificateMails } from './certificate-mails.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'
import { awardWords, type Changed, issueAgain } from './issue-certificates.ts'

/** Certificates are taken back, or taken back and issued again with what was wrong corrected. */
export function mendCertificateRoutes(dependencies: CertificateDependencies) {
  const { api, database, mailer, publicUrl, happened } = dependencies

  api.serve(revokeCertificate, async (call) => {
    const { reason } = call.body
    await write(database, async (tx, changed) => {
      const row = await findHolding(tx, call.params.id)
      await certificateStore.revoke(tx, row.id, reason)
      changed(`certificate:${row.code}`)
      const { id, memberId } = row
      if (memberId !== null) await happened(tx, 'certificate.revoked', { id, memberId })
      await auditStore.record(tx, call, ...actOf('certificate.revoke', row))
      const holder = await holderOf(tx, row)
      if (holder) await mailer.queueAll(tx, [certificateMails.revoked(holder, row, publicUrl, reason)])
    })
    return { message: sentence('certificate.certificateTakenBack', 'Certificate taken back') }
  })

  api.serve(correctCertificate, async (call) => {
    const made = await write(database, async (tx, changed) => {
      const row = await findHolding(tx, call.params.id)
      const next = changedBy(row, call.body)
      const isName = next.name !== row.name
      const reason = isName ? certificateMessages.corrected : certificateMessages.reissued
      await certificateStore.revoke(tx, row.id, reason.text)
      changed(`certificate:${row.code}`)
      const holder = await holderOf(tx, row)
      const again = await issueAgain(dependencies, tx, row, { changed: next, byId: call.caller.id, holder })
      if (!again) throw conflict(certificateMessages.revoked)
      await auditStore.record(tx, call, ...actOf('certificate.correct', row))
      return again
    })
    return { data: presentIssued(made), message: sentence('certificate.issuedAgain', 'Issued again') }
  })
}

/** Throws a 400 Failure where nothing differs, and where an award goes and nothing says what the certificate is for. */
function changedBy(row: CertificateRow, body: BodyOf<typeof correctCertificate>): Changed {
  const award = body.award === undefined ? row.award : body.award
  if (award === null && row.award !== null && !body.words)
    throw badInput({ words: certificateMessages.wordsRule })
  const given = body.words ?? row.words
  const words = award === null ? given : award === row.award ? row.words : awardWords(award, row.eventTitle)
  const next = { name: body.name, title: body.title ?? row.title, words, award }
  if (next.name === row.name && next.title === row.title && words === row.words && award === row.award) {
    const isNameOnly = Object.keys(body).length === 1
    throw badInput({ name: isNameOnly ? certificateMessages.sameName : certificateMessages.sameFacts })
  }
  return next
}

/** Where its owner is told. */
async function holderOf(tx: Sql, { memberId, name, guestEmail }: CertificateRow): Promise<To | undefined> {
  if (memberId !== null) return memberStore.get(tx, memberId)
  return guestEmail === null ? undefined : { name, email: guestEmail, language: null }
}

/** People without an account have no id, so the entry names the certificate. */
const actOf = (action: string, { id, memberId }: CertificateRow): [string, string] =>
  memberId === null ? [`${action}-guest`, id] : [action, memberId]

/** Returns a certificate. Throws a 404 Failure for an unknown one, and 409 for a revoked one. */
async function findHolding(tx: Sql, id: string): Promise<CertificateRow> {
  const row = await certificateStore.getForUpdate(tx, id)
  if (!row) throw missing(certificateMessages.missing)
  if (row.revokedAt) throw conflict(certificateMessages.revoked)
  return row
}

export const presentIssued = (row: CertificateRow): IssuedCertificate => ({
  _id: row.id,
  memberId: row.memberId,
  name: row.name,
  title: row.title,
  words: row.words,
  award: row.award,
  code: row.code,
  issuedAt: row.issuedAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  reason: row.revokedReason,
})
