import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { events } from '../event/public.ts'
import { describedBy } from '../happening/public.ts'

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
/** A timestamp with the precision of the signed one. */
const exact = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const certificates = pgTable('certificates', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Null for somebody without an account, who has `guest`. */
  memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
  /** Distinguishes people without an account at an event, as in `guestKeys`. */
  guest: text('guest'),
  guestEmail: text('guest_email'),
  code: text('code').notNull(),
  /** The name at the time of issue. */
  name: text('name').notNull(),
  title: text('title').notNull(),
  words: text('words').notNull(),
  signer: text('signer').notNull(),
  secondSigner: text('second_signer'),
  /** The SHA-256 of the pictures of their signatures. */
  signerPicture: text('signer_picture'),
  secondPicture: text('second_picture'),
  /** A place or what was won. `words` says it too. */
  award: text('award'),
  eventTitle: text('event_title').notNull(),
  eventAt: exact('event_at').notNull(),
  eventZone: text('event_zone').notNull(),
  eventPlace: text('event_place').notNull(),
  club: text('club').notNull(),
  issuedAt: exact('issued_at').notNull(),
  issuedBy: uuid('issued_by').references(() => members.id, { onDelete: 'set null' }),
  signature: text('signature').notNull(),
  revokedAt: exact('revoked_at'),
  revokedReason: text('revoked_reason'),
})
export type CertificateRow = typeof certificates.$inferSelect
export type NewCertificate = typeof certificates.$inferInsert

export const certificateFiles = pgTable('certificate_files', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  certificateId: uuid('certificate_id')
    .notNull()
    .references(() => certificates.id, { onDelete: 'cascade' }),
  pdf: bytes('pdf').notNull(),
  sha256: text('sha256').notNull(),
})

/** Describes certificates for notifications. */
export const describeCertificates = describedBy(sql`
  select id, event_title as title, code as certificate, revoked_reason as reason from certificates`)

export const personalData = {
  exported: [
    {
      ...rowsOf('certificates'),
      name: 'certificates',
      shown: {
        code: 't.code',
        name: 't.name',
        title: 't.title',
        words: 't.words',
        signer: 't.signer',
        secondSigner: 't.second_signer',
        award: 't.award',
        club: 't.club',
        event: 't.event_title',
        issuedAt: utcText('t.issued_at'),
        takenBackAt: utcText('t.revoked_at'),
        takenBackBecause: 't.revoked_reason',
      },
    },
  ],
  merged: {
    'certificates.issued_by': STAY,
    'certificates.member_id': moved(movedParts.certificates),
  },
} satisfies PersonalData
