import type { CertificateWording } from '@callofcode/contract/certificate/certificate'
import type { Sql } from '../../platform/database/database.ts'
import type { To } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { EventRow } from '../event/public.ts'
import { certificateMails } from './certificate-mails.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { certificateKey, newCode, signatureOf } from './certificate-statement.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'

interface Person {
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly language: string | null
}
interface Issue {
  readonly event: EventRow
  readonly wording: CertificateWording
  readonly byId: string
}
/** The number of mails that one statement queues. */
const AT_ONCE = 500

/**
 * Creates and signs certificates and notifies their members. A member with a certificate keeps it, so two simultaneous admins
 * give each member one.
 */
export async function issueTo(
  { secret, club, happened, mailer, publicUrl }: CertificateDependencies,
  tx: Sql,
  { event, wording, byId }: Issue,
  people: readonly Person[],
): Promise<CertificateRow[]> {
  const key = certificateKey(secret)
  const issuedAt = new Date()
  const rows = people.map(({ memberId, name }) => {
    const facts = {
      code: newCode(),
      name,
      ...wording,
      club: club.name,
      issuedAt,
      eventTitle: event.title,
      eventAt: event.startsAt,
      eventZone: event.timeZone,
      eventPlace: event.location,
    }
    return { ...facts, eventId: event.id, memberId, issuedBy: byId, signature: signatureOf(key, facts) }
  })
  const made = await certificateStore.create(tx, rows)
  await happened(tx, 'certificate.issued', { certificates: made })
  const addresses = new Map(people.map((person) => [person.memberId, person]))
  const mails = made.flatMap((row): Mail[] => {
    const person = addresses.get(row.memberId)
    return person ? [certificateMails.issued(person, row, publicUrl)] : []
  })
  for (let at = 0; at < mails.length; at += AT_ONCE) await mailer.queueAll(tx, mails.slice(at, at + AT_ONCE))
  return made
}

/** Issues the same certificate with another name. The previous one must be revoked already. */
export async function issueAgain(
  { secret, happened, mailer, publicUrl }: CertificateDependencies,
  tx: Sql,
  { id: _id, createdAt: _at, revokedAt: _when, revokedReason: _why, ...before }: CertificateRow,
  { name, byId, holder }: { name: string; byId: string; holder: Omit<To, 'name'> | undefined },
): Promise<CertificateRow | undefined> {
  const facts = { ...before, name, code: newCode(), issuedAt: new Date(), issuedBy: byId }
  const [made] = await certificateStore.create(tx, [
    { ...facts, signature: signatureOf(certificateKey(secret), facts) },
  ])
  if (!made) return undefined
  await happened(tx, 'certificate.issued', { certificates: [made] })
  if (holder) await mailer.queueAll(tx, [certificateMails.corrected({ ...holder, name }, made, publicUrl)])
  return made
}
