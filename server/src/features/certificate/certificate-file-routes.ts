import { createHash } from 'node:crypto'
import {
  certificateMessages,
  certificateWording,
  issueCertificates,
  verifyCertificate,
} from '@callofcode/contract/certificate'
import { eventMessages } from '@callofcode/contract/event'
import { holds } from '@callofcode/contract/task'
import { id } from '@callofcode/contract/text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { check } from '../../platform/http/check-input.ts'
import { logoStore } from '../club/public.ts'
import { eventStore } from '../event/public.ts'
import type { CertificateDependencies } from './certificate-dependencies.ts'
import { printCertificate } from './certificate-printer.ts'
import { statementOf } from './certificate-statement.ts'
import { certificateStore } from './certificate-store.ts'
import type { CertificateRow } from './certificate-tables.ts'
import type { CertificateFacts } from './draw-certificate.ts'

const LIME = '#cef61d'
type Shown = Omit<
  CertificateRow,
  'id' | 'createdAt' | 'eventId' | 'memberId' | 'issuedBy' | 'revokedAt' | 'revokedReason'
>

/** Certificates as files: that of a member, for them and admins, and how the next ones will look. */
export function certificateFileRoutes({
  app,
  database,
  club,
  publicUrl,
  findCaller,
}: CertificateDependencies) {
  app.get('/certificates/:code.pdf', async (request: FastifyRequest<{ Params: { code: string } }>, reply) => {
    const caller = await findCaller(request)
    mayCall('member', caller)
    const params = verifyCertificate.params.safeParse(request.params)
    const row = params.success && (await certificateStore.byCode(database.sql, params.data.code))
    const isTheirs = row && caller && (row.memberId === caller.id || holds(caller, 'events'))
    if (!isTheirs || row.revokedAt) throw missing(certificateMessages.missing)
    const kept = await certificateStore.file(database.sql, row.id)
    return send(reply, kept ?? (await makeFile(row, caller.id)), `certificate-${row.code}.pdf`)
  })

  app.get(
    '/events/:id/certificate-preview.pdf',
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const caller = await findCaller(request)
      mayCall(issueCertificates.callers, caller)
      const eventId = id.safeParse(request.params.id).data
      const event = eventId && (await eventStore.get(database.sql, eventId))
      if (!event) throw missing(eventMessages.missing)
      const wording = check(certificateWording, request.query) as Pick<Shown, 'title' | 'words' | 'signer'>
      const facts = await factsOf({
        ...{
          ...wording,
          name: caller?.name ?? '',
          code: 'XXXX-XXXX-XXXX-XXXX',
          club: club.name,
          signature: '',
        },
        ...{ eventTitle: event.title, eventAt: event.startsAt, eventZone: event.timeZone },
        ...{ eventPlace: event.location, issuedAt: new Date() },
      })
      return send(reply, await printCertificate(caller?.id ?? '', facts), 'preview.pdf')
    },
  )

  /** Drawn once: from then on the page of the certificate knows its hash. */
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
    const when = inWords(row.eventAt, row.eventZone)
    return {
      ...{ name: row.name, title: row.title, words: row.words, signer: row.signer, club: row.club },
      ...{ event: row.eventTitle, when: row.eventPlace ? `${when}, ${row.eventPlace}` : when },
      issued: inWords(row.issuedAt, row.eventZone),
      accent: accent ?? LIME,
      ...{ code: row.code, address: `${publicUrl}/verify/${row.code}` },
      statement: row.signature && `${statementOf(row)} ${row.signature}`,
      ...(picture && { logo: new Uint8Array(picture.bytes) }),
    }
  }
}

const inWords = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at)

const send = (reply: FastifyReply, pdf: Buffer, name: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `inline; filename="${name}"`)
    .type('application/pdf')
    .send(pdf)
