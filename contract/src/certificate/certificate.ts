import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventMessages } from '../event/event.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards } from '../text.ts'
import { award, recipients } from './recipient.ts'

export const certificateMessages = {
  missing: sentence('certificate.missing', 'Certificate Not Found'),
  titleRule: sentence('certificate.titleRule', 'Enter a title, like Certificate of participation.'),
  wordsRule: sentence('certificate.wordsRule', 'Say what it is for, like: for taking part in the contest.'),
  signerRule: sentence('certificate.signerRule', 'Enter who signs it, like Ananya Rao, president.'),
  secondSignerRule: sentence(
    'certificate.secondSignerRule',
    'Enter who signs it too, like Meera Iyer, faculty adviser.',
  ),
  nameRule: sentence('certificate.nameRule', 'Enter the name as it should stand on the certificate.'),
  sameName: sentence('certificate.sameName', 'This is the name that stands on it already.'),
  reasonRule: sentence(
    'certificate.reasonRule',
    'Say why, as it is shown to everybody who checks the certificate.',
  ),
  revoked: sentence('certificate.revoked', 'This certificate was taken back already.'),
  corrected: sentence(
    'certificate.corrected',
    'The name was corrected: another certificate was issued in its place.',
  ),
  reissued: sentence(
    'certificate.reissued',
    'It was corrected: another certificate was issued in its place.',
  ),
  sameFacts: sentence('certificate.sameFacts', 'This stands on it already.'),
  already: sentence('certificate.already', 'Each of them has a certificate of this event already.'),
  none: sentence('certificate.none', 'No certificate of this event holds, so there is nothing to download.'),
  notOver: sentence('certificate.notOver', 'Certificates are issued once the event has begun.'),
  nobody: sentence('certificate.nobody', 'Nobody is left to give one to: everybody who came has one.'),
  chosenRule: sentence('certificate.chosenRule', 'Choose 1 to {count} members.', { count: limits.chosen }),
} as const

/** Letters and digits that are easy to distinguish. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE = new RegExp(`^([${CODE_LETTERS}]{4}-){3}[${CODE_LETTERS}]{4}$`)
const code = z.string().toUpperCase().regex(CODE)

export const certificateWording = z.strictObject({
  title: line(limits.certificateTitle, certificateMessages.titleRule),
  words: line(limits.certificateWords, certificateMessages.wordsRule),
  signer: line(limits.name, certificateMessages.signerRule),
  /** Empty where one person signs. */
  secondSigner: z.union([z.literal(''), line(limits.name)], certificateMessages.secondSignerRule).optional(),
})
export type CertificateWording = z.input<typeof certificateWording>

const ofEvent = { params: z.object({ id }), notFound: eventMessages.missing } as const
const one = { params: z.object({ id }), notFound: certificateMessages.missing } as const

/** A certificate in the view of admins. */
export const issuedCertificate = z.object({
  _id: id,
  /** Null for somebody without an account. */
  memberId: id.nullable(),
  name: z.string(),
  title: z.string(),
  words: z.string(),
  /** A place or what was won, as in `award`. */
  award: z.string().nullable(),
  code: z.string(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  reason: z.string().nullable(),
})
export type IssuedCertificate = z.infer<typeof issuedCertificate>

export const listCertificates = endpoint({
  method: 'GET',
  path: '/events/:id/certificates',
  summary: 'Certificates of an event, the newest first, page after page, and how many who came have none',
  callers: 'events',
  scope: 'admin:read',
  ...ofEvent,
  query: z.strictObject(onwards),
  answer: z.object({
    data: z.array(issuedCertificate),
    nextCursor: z.string().nullable(),
    title: z.string(),
    /** Whether the event has begun. Certificates are issued only after that. */
    begun: z.boolean(),
    /** The number of attendees without a valid certificate. */
    without: z.number(),
    /** How many of them are guests. */
    guests: z.number(),
    /** The number of certificates that hold. */
    holding: z.number(),
    /** The wording of the last certificates, or null before the first. */
    wording: z.object({ title: z.string(), words: z.string() }).nullable(),
    /** Who signed the last certificates of the event, or else of the club. */
    signers: z.object({ signer: z.string(), secondSigner: z.string() }).nullable(),
  }),
})
export const listWithout = endpoint({
  method: 'GET',
  path: '/events/:id/certificates/without',
  summary:
    'Members and guests who came to an event and have no certificate of it, by name; at most 200; q searches the names',
  callers: 'events',
  scope: 'admin:read',
  ...ofEvent,
  query: z.strictObject({ q: line(limits.search).optional() }),
  answer: z.object({
    data: z.array(
      z.object({
        memberId: id.nullable(),
        guestId: id.nullable(),
        name: z.string(),
        roll: z.string().nullable(),
      }),
    ),
  }),
})
export const issueCertificates = endpoint({
  method: 'POST',
  path: '/events/:id/certificates',
  summary:
    'Give a certificate to everybody who came, guests too, or to chosen people; who has one keeps it. With an award it says that instead of the words',
  callers: 'events',
  scope: 'admin:write',
  takesKey: true,
  ...ofEvent,
  body: certificateWording.extend({
    memberIds: z
      .array(z.uuid(certificateMessages.chosenRule).toLowerCase(), certificateMessages.chosenRule)
      .min(1, certificateMessages.chosenRule)
      .max(limits.chosen, certificateMessages.chosenRule)
      .optional(),
    people: recipients.optional(),
  }),
  answer: z.object({ data: z.object({ issued: z.number() }) }),
})
/** What is left out stays. Without an award a certificate says its words. */
export const certificateChanges = z.strictObject({
  name: line(limits.name, certificateMessages.nameRule),
  title: line(limits.certificateTitle, certificateMessages.titleRule).optional(),
  words: line(limits.certificateWords, certificateMessages.wordsRule).optional(),
  award: award.nullable().optional(),
})
export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificates/:id/revoke',
  summary: 'Take a certificate back; its page says so, with the reason',
  callers: 'events',
  scope: 'admin:write',
  ...one,
  body: z.strictObject({ reason: line(limits.reason, certificateMessages.reasonRule) }),
})
export const correctCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificates/:id/correct',
  summary: 'Take a certificate back and issue it again with another name, title, purpose or award',
  callers: 'events',
  scope: 'admin:write',
  ...one,
  body: certificateChanges,
  answer: z.object({ data: issuedCertificate }),
})

export const ownCertificate = z.object({
  code: z.string(),
  title: z.string(),
  event: z.string(),
  eventId: id,
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  reason: z.string().nullable(),
})
export type OwnCertificate = z.infer<typeof ownCertificate>
export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/certificates',
  summary: 'Your certificates, the newest first, page after page',
  callers: 'member',
  scope: 'read',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(ownCertificate), nextCursor: z.string().nullable() }),
})

/** The public view of a certificate, for anybody with its code. */
export const shownCertificate = z.object({
  /** `broken`: the stored data differs from the signed data. */
  state: z.enum(['good', 'revoked', 'broken']),
  name: z.string(),
  title: z.string(),
  words: z.string(),
  signer: z.string(),
  secondSigner: z.string().nullable(),
  /** A place or what was won, as in `award`. */
  award: z.string().nullable(),
  /** Whether anybody with the code may have the file, as it is of somebody without an account. */
  open: z.boolean(),
  event: z.string(),
  eventAt: z.string(),
  eventZone: z.string(),
  club: z.string(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** SHA-256 of the file in hexadecimal, or null until somebody requests the file. */
  fileHash: z.string().nullable(),
})
export type ShownCertificate = z.infer<typeof shownCertificate>
export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/certificates/:code',
  summary: 'Whether a certificate is good: who, for what, when, by whom, or that it was taken back',
  callers: 'anyone',
  params: z.object({ code }),
  notFound: certificateMessages.missing,
  answer: z.object({ data: shownCertificate }),
})

export const certificateFile = endpoint({
  method: 'GET',
  path: '/certificates/:code.pdf',
  file: 'application/pdf',
  summary:
    'A certificate, for the member and for those who issue them; that of a guest for whoever has its code',
  callers: 'anyone',
  params: z.object({ code }),
  notFound: certificateMessages.missing,
})
export const certificatePreview = endpoint({
  method: 'GET',
  path: '/events/:id/certificate-preview.pdf',
  file: 'application/pdf',
  summary: 'How the next certificates of an event will look',
  callers: 'events',
  ...ofEvent,
  query: certificateWording.extend({ award: award.optional() }),
})
export const certificatesZip = endpoint({
  method: 'GET',
  path: '/events/:id/certificates.zip',
  file: 'application/zip',
  summary: 'All certificates of an event that hold, as PDFs named by roll number and name',
  callers: 'events',
  ...ofEvent,
})
