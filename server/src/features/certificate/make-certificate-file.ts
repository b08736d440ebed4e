import { createHash } from 'node:crypto'
import { write } from '../../platform/database/database.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import { logoStore } from '../club/public.ts'
import { printCertificate } from './certificate-printer.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { statementOf } from './certificate-statement.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'
import type { CertificateFacts } from './draw-certificate.ts'
import { signatureStore } from './signature-store.ts'

const LIME = '#cef61d'

/** What of a certificate is drawn. */
export type DrawnRow = Omit<
  CertificateRow,
  | 'id'
  | 'createdAt'
  | 'eventId'
  | 'memberId'
  | 'issuedBy'
  | 'revokedAt'
  | 'revokedReason'
  | 'guest'
  | 'guestEmail'
>
type Needed = Pick<CertificateDependencies, 'database' | 'club' | 'publicUrl'>

/** Draws the file of a certificate once. The page of the certificate has its hash from then on. */
export async function makeCertificateFile(
  needed: Needed,
  row: CertificateRow,
  owner: string,
): Promise<Buffer> {
  const pdf = await printCertificate(owner, await factsOf(needed, row))
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  return write(needed.database, async (tx, changed) => {
    changed(`certificate:${row.code}`)
    return certificateStore.keepFile(tx, row.id, pdf, sha256)
  })
}

/** Returns all that is drawn. */
export async function factsOf(
  { database, club, publicUrl }: Needed,
  row: DrawnRow,
): Promise<CertificateFacts> {
  const { logo, accent } = club.settings
  const picture = logo && (await logoStore.bytes(database.sql, logo.name))
  const pictureOf = async (sha256: string | null) => {
    const bytes = sha256 && (await signatureStore.bytes(database.sql, sha256))
    return bytes ? new Uint8Array(bytes) : undefined
  }
  // In the language of the source: others read it than its member, such as employers.
  const say = mailWords('en', club.name)
  const inWords = (at: Date) =>
    new Intl.DateTimeFormat(say.locale, { dateStyle: 'long', timeZone: row.eventZone }).format(at)
  const when = inWords(row.eventAt)
  return {
    name: row.name,
    title: row.title,
    words: row.words,
    signers: [
      { signer: row.signer, picture: await pictureOf(row.signerPicture) },
      ...(row.secondSigner
        ? [{ signer: row.secondSigner, picture: await pictureOf(row.secondPicture) }]
        : []),
    ],
    isAward: row.award !== null,
    club: row.club,
    event: row.eventTitle,
    when: row.eventPlace ? `${when}, ${row.eventPlace}` : when,
    labels: {
      heading: say('certificateHeading'),
      givenTo: say('certificateGivenTo'),
      issued: say('certificateIssued', { day: inWords(row.issuedAt) }),
      check: say('certificateCheck'),
    },
    language: say.language,
    accent: accent ?? LIME,
    code: row.code,
    address: `${publicUrl}/verify/${row.code}`,
    statement: row.signature && `${statementOf(row)} ${row.signature}`,
    ...(picture && { logo: new Uint8Array(picture.bytes) }),
  }
}
