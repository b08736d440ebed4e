import { createHash } from 'node:crypto'
import {
  certificateFile,
  certificateMessages,
  certificatePreview,
} from '@callofcode/contract/certificate/certificate'
import { eventMessages } from '@callofcode/contract/event/event'
import { holds } from '@callofcode/contract/task'
import { write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import { logoStore } from '../club/public.ts'
import { eventStore } from '../event/public.ts'
import { printCertificate } from './certificate-printer.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { statementOf } from './certificate-statement.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'
import type { CertificateFacts } from './draw-certificate.ts'

const LIME = '#cef61d'
type Shown = Omit<
  CertificateRow,
  'id' | 'createdAt' | 'eventId' | 'memberId' | 'issuedBy' | 'revokedAt' | 'revokedReason'
>

/** Certificates as files. The member and admins can open a certificate. A preview shows how the next ones will look. */
export function certificateFileRoutes({ api, database, club, publicUrl }: CertificateDependencies) {
  api.serveFile(certificateFile, async ({ params, caller }) => {
    const row = await certificateStore.byCode(database.sql, params.code)
    const isTheirs = row && (row.memberId === caller.id || holds(caller, 'events'))
    if (!isTheirs || row.revokedAt) throw missing(certificateMessages.missing)
    const kept = await certificateStore.file(database.sql, row.id)
    return { name: `certificate-${row.code}.pdf`, body: kept ?? (await makeFile(row, caller.id)) }
  })

  api.serveFile(certificatePreview, async ({ params, query, caller }) => {
    const event = await eventStore.get(database.sql, params.id)
    if (!event) throw missing(eventMessages.missing)
    const facts = await factsOf({
      ...query,
      name: caller.name,
      code: 'XXXX-XXXX-XXXX-XXXX',
      club: club.name,
      signature: '',
      eventTitle: event.title,
      eventAt: event.startsAt,
      eventZone: event.timeZone,
      eventPlace: event.location,
      issuedAt: new Date(),
    })
    return { name: 'preview.pdf', body: await printCertificate(caller.id, facts) }
  })

  /** Draws the file once. The page of the certificate has its hash from then on. */
  async function makeFile(row: CertificateRow, owner: string): Promise<Buffer> {
    const pdf = await printCertificate(owner, await factsOf(row))
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    return write(database, async (tx, changed) => {
      changed(`certificate:${row.code}`)
      return certificateStore.keepFile(tx, row.id, pdf, sha256)
    })
  }

  async function factsOf(row: Shown): Promise<CertificateFacts> {
    const { logo, accent } = club.settings
    const picture = logo && (await logoStore.bytes(database.sql, logo.name))
    // In the language of the source: others read it than its member, such as employers.
    const say = mailWords('en', club.name)
    const inWords = (at: Date) =>
      new Intl.DateTimeFormat(say.locale, { dateStyle: 'long', timeZone: row.eventZone }).format(at)
    const when = inWords(row.eventAt)
    return {
      name: row.name,
      title: row.title,
      words: row.words,
      signer: row.signer,
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
}
