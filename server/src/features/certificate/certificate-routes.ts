import {
  certificateMessages,
  correctCertificate,
  type IssuedCertificate,
  issueCertificates,
  listCertificates,
  listWithout,
  revokeCertificate,
} from '@callofcode/contract/certificate/certificate'
import { eventMessages } from '@callofcode/contract/event/event'
import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore, memberStore } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import { type EventRow, eventStore } from '../event/public.ts'
import type { Happened } from '../happening/public.ts'
import { certificateFileRoutes } from './certificate-file-routes.ts'
import { certificateMails } from './certificate-mails.ts'
import { certificateStore, MOST_AT_ONCE } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'
import { issueAgain, issueTo } from './issue-certificates.ts'
import { shownCertificateRoutes } from './shown-certificate-routes.ts'

export interface CertificateDependencies {
  readonly api: Api
  readonly database: Database
  readonly mailer: MailQueue
  readonly secret: Buffer
  readonly publicUrl: string
  readonly club: Club
  readonly happened: Happened
}

/** Certificates of events. Admins issue and revoke them. */
export function certificateRoutes(dependencies: CertificateDependencies) {
  const { api, database, mailer, publicUrl, happened } = dependencies
  shownCertificateRoutes(dependencies)
  certificateFileRoutes(dependencies)

  api.serve(listCertificates, async ({ params, query }) => {
    const event = await findEvent(database.sql, params.id)
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await certificateStore.page(database.sql, event.id, after)
    const [without, wording] = await Promise.all([
      certificateStore.countWithout(database.sql, event.id),
      certificateStore.lastWording(database.sql, event.id),
    ])
    return {
      data: rows.map(present),
      nextCursor: writeCursor(next),
      title: event.title,
      begun: hasBegun(event),
      without,
      wording,
    }
  })

  api.serve(listWithout, async ({ params }) => {
    await findEvent(database.sql, params.id)
    const people = await certificateStore.without(database.sql, params.id, limits.chosen)
    return { data: people.map(({ memberId, name }) => ({ memberId, name })) }
  })

  api.serve(issueCertificates, async (call) => {
    const { memberIds, ...wording } = call.body
    const event = await findEvent(database.sql, call.params.id)
    if (event.cancelledAt) throw conflict(eventMessages.cancelled)
    if (!hasBegun(event)) throw conflict(certificateMessages.notOver)
    const issued = await write(call.database, async (tx) => {
      const people = memberIds
        ? await certificateStore.chosen(tx, event.id, memberIds)
        : await certificateStore.without(tx, event.id, MOST_AT_ONCE)
      if (people.length === 0) throw conflict(certificateMessages.nobody)
      const made = await issueTo(dependencies, tx, { event, wording, byId: call.caller.id }, people)
      await auditStore.record(tx, call, 'event.certificates', event.id)
      const holders = made.map(({ memberId }) => memberId)
      const others = holders.filter((id) => id !== call.caller.id)
      await auditStore.recordAll(tx, call, 'certificate.issue', others)
      // An organiser at the door may have attended too. Issuing to oneself is allowed and has its own audit entry.
      if (others.length < holders.length)
        await auditStore.record(tx, call, 'certificate.issue-own', call.caller.id)
      return made.length
    })
    return {
      data: { issued },
      message:
        issued === 1
          ? sentence('certificate.1CertificateIssued', '1 certificate issued')
          : sentence('certificate.certificatesIssued', '{count} certificates issued', { count: issued }),
    }
  })

  api.serve(revokeCertificate, async (call) => {
    const { reason } = call.body
    await write(database, async (tx, changed) => {
      const row = await findHolding(tx, call.params.id)
      await certificateStore.revoke(tx, row.id, reason)
      changed(`certificate:${row.code}`)
      await happened(tx, 'certificate.revoked', row)
      await auditStore.record(tx, call, 'certificate.revoke', row.memberId)
      const holder = await memberStore.get(tx, row.memberId)
      if (holder) await mailer.queueAll(tx, [certificateMails.revoked(holder, row, publicUrl, reason)])
    })
    return { message: sentence('certificate.certificateTakenBack', 'Certificate taken back') }
  })

  api.serve(correctCertificate, async (call) => {
    const { name } = call.body
    const made = await write(database, async (tx, changed) => {
      const row = await findHolding(tx, call.params.id)
      if (row.name === name) throw badInput({ name: certificateMessages.sameName })
      await certificateStore.revoke(tx, row.id, certificateMessages.corrected.text)
      changed(`certificate:${row.code}`)
      const holder = await memberStore.get(tx, row.memberId)
      const again = await issueAgain(dependencies, tx, row, { name, byId: call.caller.id, holder })
      if (!again) throw conflict(certificateMessages.revoked)
      await auditStore.record(tx, call, 'certificate.correct', row.memberId)
      return again
    })
    return { data: present(made), message: sentence('certificate.issuedAgain', 'Issued again') }
  })
}

async function findEvent(sql: Sql, id: string): Promise<EventRow> {
  const event = await eventStore.get(sql, id)
  if (!event) throw missing(eventMessages.missing)
  return event
}

/** Returns a certificate. Throws a 404 Failure for an unknown one, and 409 for a revoked one. */
async function findHolding(tx: Sql, id: string): Promise<CertificateRow> {
  const row = await certificateStore.getForUpdate(tx, id)
  if (!row) throw missing(certificateMessages.missing)
  if (row.revokedAt) throw conflict(certificateMessages.revoked)
  return row
}

const hasBegun = ({ startsAt }: EventRow) => startsAt <= new Date()

const present = ({
  id,
  memberId,
  name,
  title,
  code,
  issuedAt,
  ...row
}: CertificateRow): IssuedCertificate => ({
  _id: id,
  memberId,
  name,
  title,
  code,
  issuedAt: issuedAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  reason: row.revokedReason,
})
