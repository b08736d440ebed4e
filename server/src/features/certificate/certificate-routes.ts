import {
  certificateMessages,
  issueCertificates,
  listCertificates,
  listWithout,
} from '@callofcode/contract/certificate/certificate'
import { eventMessages } from '@callofcode/contract/event/event'
import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore, type Budgets } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import { type EventRow, eventStore } from '../event/public.ts'
import type { Happened } from '../happening/public.ts'
import { certificateFileRoutes } from './certificate-file-routes.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'
import { findRecipients } from './find-recipients.ts'
import { issueTo } from './issue-certificates.ts'
import { mendCertificateRoutes, presentIssued } from './mend-certificate-routes.ts'
import { MOST_AT_ONCE, recipientStore } from './recipient-store.ts'
import { shownCertificateRoutes } from './shown-certificate-routes.ts'
import { signatureRoutes } from './signature-routes.ts'

export interface CertificateDependencies {
  readonly api: Api
  readonly database: Database
  readonly mailer: MailQueue
  readonly secret: Buffer
  readonly publicUrl: string
  readonly club: Club
  readonly happened: Happened
  readonly budgets: Budgets
}

/** Certificates of events. Admins issue and revoke them. */
export function certificateRoutes(dependencies: CertificateDependencies) {
  const { api, database } = dependencies
  shownCertificateRoutes(dependencies)
  certificateFileRoutes(dependencies)
  signatureRoutes(dependencies)
  mendCertificateRoutes(dependencies)

  api.serve(listCertificates, async ({ params, query }) => {
    const event = await findEvent(database.sql, params.id)
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await certificateStore.page(database.sql, event.id, after)
    const [counts, holding, wording, signers] = await Promise.all([
      recipientStore.countWithout(database.sql, event.id),
      certificateStore.countHolding(database.sql, event.id),
      certificateStore.lastWording(database.sql, event.id),
      certificateStore.lastSigners(database.sql, event.id),
    ])
    return {
      data: rows.map(presentIssued),
      nextCursor: writeCursor(next),
      title: event.title,
      begun: hasBegun(event),
      ...counts,
      holding,
      wording,
      signers,
    }
  })

  api.serve(listWithout, async ({ params, query: { q } }) => {
    await findEvent(database.sql, params.id)
    return { data: await recipientStore.namedWithout(database.sql, params.id, q, limits.chosen) }
  })

  api.serve(issueCertificates, async (call) => {
    const { memberIds, people: named, ...wording } = call.body
    const event = await findEvent(database.sql, call.params.id)
    if (event.cancelledAt) throw conflict(eventMessages.cancelled)
    if (!hasBegun(event)) throw conflict(certificateMessages.notOver)
    const chosen = named ?? memberIds?.map((memberId) => ({ memberId }))
    const issued = await write(call.database, async (tx) => {
      const people = chosen
        ? await findRecipients(tx, event.id, chosen)
        : await recipientStore.without(tx, event.id, MOST_AT_ONCE)
      const made = await issueTo(dependencies, tx, { event, wording, byId: call.caller.id }, people)
      if (made.length === 0) throw conflict(named ? certificateMessages.already : certificateMessages.nobody)
      await auditStore.recordEach(tx, call, [
        { action: 'event.certificates', target: event.id },
        ...actsOf(made, call.caller.id),
      ])
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
}

/**
 * Returns what the audit records of new certificates. An organiser at the door may have attended too: issuing to oneself is
 * allowed and has its own entry. People without an account have no id, so theirs names the certificate.
 */
const actsOf = (made: readonly CertificateRow[], callerId: string) =>
  made.map(({ id, memberId }) =>
    memberId === null
      ? { action: 'certificate.issue-guest', target: id }
      : { action: memberId === callerId ? 'certificate.issue-own' : 'certificate.issue', target: memberId },
  )

async function findEvent(sql: Sql, id: string): Promise<EventRow> {
  const event = await eventStore.get(sql, id)
  if (!event) throw missing(eventMessages.missing)
  return event
}

const hasBegun = ({ startsAt }: EventRow) => startsAt <= new Date()
