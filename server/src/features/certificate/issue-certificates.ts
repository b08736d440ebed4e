import type { CertificateWording } from '@callofcode/contract/certificate/certificate'
import { placeOf } from '@callofcode/contract/certificate/recipient'
import type { Sql } from '../../platform/database/database.ts'
import type { To } from '../../platform/mail/letter.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { EventRow } from '../event/public.ts'
import { certificateMails } from './certificate-mails.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { certificateKey, newCode, signatureOf } from './certificate-statement.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'
import { guestKeys, type Person } from './recipient-store.ts'
import { signatureStore, signerOf } from './signature-store.ts'

interface Issue {
  readonly event: EventRow
  readonly wording: CertificateWording
  readonly byId: string
}
/** A person, with the place or what was won. */
export type Awarded = Person & { readonly award?: string | undefined }
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
  people: readonly Awarded[],
): Promise<CertificateRow[]> {
  const key = certificateKey(secret)
  const issuedAt = new Date()
  const { title, words, signer, secondSigner } = wording
  const signed = { signer, secondSigner: secondSigner || null, ...(await picturesOf(tx, wording)) }
  const rows = people.map(({ memberId, guest, email, name, award = null }) => {
    const facts = {
      code: newCode(),
      name,
      title,
      words: award === null ? words : awardWords(award, event.title),
      award,
      ...signed,
      club: club.name,
      issuedAt,
      eventTitle: event.title,
      eventAt: event.startsAt,
      eventZone: event.timeZone,
      eventPlace: event.location,
    }
    return {
      ...facts,
      eventId: event.id,
      memberId,
      guest,
      guestEmail: guest === null ? null : email,
      issuedBy: byId,
      signature: signatureOf(key, facts),
    }
  })
  const made = await certificateStore.create(tx, rows)
  await happened(tx, 'certificate.issued', { certificates: made.flatMap(ofMembers) })
  const addresses = new Map(people.map((person) => [person.memberId ?? person.guest, person]))
  const mails = made.flatMap((row): Mail[] => {
    const { email, language = null } = addresses.get(row.memberId ?? row.guest) ?? {}
    return email ? [certificateMails.issued({ email, language, name: row.name }, row, publicUrl)] : []
  })
  for (let at = 0; at < mails.length; at += AT_ONCE) await mailer.queueAll(tx, mails.slice(at, at + AT_ONCE))
  return made
}

export interface Changed {
  readonly name: string
  readonly title: string
  readonly words: string
  readonly award: string | null
}

/** Issues a certificate again with these changes. The previous one must be revoked already. */
export async function issueAgain(
  { secret, happened, mailer, publicUrl }: CertificateDependencies,
  tx: Sql,
  { id: _id, createdAt: _at, revokedAt: _when, revokedReason: _why, ...before }: CertificateRow,
  { changed, byId, holder }: { changed: Changed; byId: string; holder: Omit<To, 'name'> | undefined },
): Promise<CertificateRow | undefined> {
  const { guest, guestEmail } = before
  const facts = {
    ...before,
    ...changed,
    guest: guest && !guestKeys.isOfDoor(guest) ? guestKeys.ofName(changed.name, guestEmail) : guest,
    code: newCode(),
    issuedAt: new Date(),
    issuedBy: byId,
  }
  const [made] = await certificateStore.create(tx, [
    { ...facts, signature: signatureOf(certificateKey(secret), facts) },
  ])
  if (!made) return undefined
  await happened(tx, 'certificate.issued', { certificates: ofMembers(made) })
  const to = holder && { ...holder, name: changed.name }
  if (to) await mailer.queueAll(tx, [certificateMails.corrected(to, made, publicUrl)])
  return made
}

/** Returns the words of a certificate with an award, in the language of the file's other words. */
export function awardWords(award: string, event: string): string {
  const say = mailWords('en', '')
  const place = placeOf(award)
  return place ? say(AWARDS[place], { event }) : say('certificateAward', { award, event })
}
const AWARDS = { '1': 'certificateFirst', '2': 'certificateSecond', '3': 'certificateThird' } as const

/** Only members are notified. */
const ofMembers = ({ id, memberId }: CertificateRow) => (memberId === null ? [] : [{ id, memberId }])

async function picturesOf(tx: Sql, { signer, secondSigner }: CertificateWording) {
  const hashes = await signatureStore.hashes(tx, [signer, ...(secondSigner ? [secondSigner] : [])])
  return {
    signerPicture: hashes.get(signerOf(signer)) ?? null,
    secondPicture: (secondSigner && hashes.get(signerOf(secondSigner))) || null,
  }
}
