import { Readable } from 'node:stream'
import {
  certificateFile,
  certificateMessages,
  certificatePreview,
  certificatesZip,
} from '@callofcode/contract/certificate/certificate'
import { eventMessages } from '@callofcode/contract/event/event'
import { holds } from '@callofcode/contract/task'
import { conflict, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import { eventStore } from '../event/public.ts'
import { printCertificate } from './certificate-printer.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { certificateStore } from './certificate-store.ts'
import { awardWords } from './issue-certificates.ts'
import { factsOf, makeCertificateFile } from './make-certificate-file.ts'
import { signatureStore } from './signature-store.ts'
import { zipName, zipOfCertificates } from './zip-certificates.ts'

/**
 * Certificates as files. The member and organisers can open a certificate, and anybody with its code that of a guest, who has no
 * account. A preview shows how the next ones will look.
 */
export function certificateFileRoutes(dependencies: CertificateDependencies) {
  const { api, database, club } = dependencies

  api.serveFile(certificateFile, async ({ params, caller, request }) => {
    const row = await certificateStore.byCode(database.sql, params.code)
    const isTheirs =
      row && (row.memberId === null || (caller && (row.memberId === caller.id || holds(caller, 'events'))))
    if (!isTheirs || row.revokedAt) throw missing(certificateMessages.missing)
    const kept = await certificateStore.file(database.sql, row.id)
    const owner = caller?.id ?? request.clientAddress
    return {
      name: `certificate-${row.code}.pdf`,
      body: kept ?? (await makeCertificateFile(dependencies, row, owner)),
    }
  })

  api.serveFile(certificatePreview, async ({ params, query: { award = null, ...wording }, caller }) => {
    const event = await eventStore.get(database.sql, params.id)
    if (!event) throw missing(eventMessages.missing)
    const { secondSigner = '' } = wording
    const [first, second] = [wording.signer, secondSigner].map((signer) =>
      signer ? signatureStore.get(database.sql, signer) : undefined,
    )
    const facts = await factsOf(dependencies, {
      ...wording,
      words: award === null ? wording.words : awardWords(award, event.title),
      award,
      secondSigner: secondSigner || null,
      signerPicture: (await first)?.sha256 ?? null,
      secondPicture: (await second)?.sha256 ?? null,
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

  api.serveFile(certificatesZip, async (call) => {
    const event = await eventStore.get(database.sql, call.params.id)
    if (!event) throw missing(eventMessages.missing)
    if ((await certificateStore.countHolding(database.sql, event.id)) === 0)
      throw conflict(certificateMessages.none)
    await auditStore.record(database.sql, call, 'event.certificate-files', event.id)
    return {
      name: zipName(event),
      body: Readable.from(zipOfCertificates(dependencies, event.id, call.caller.id)),
    }
  })
}
