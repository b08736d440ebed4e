import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import { END, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const ofMember = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

export const secondFactors = pgTable('second_factors', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  kind: text('kind', { enum: ['app', 'passkey'] }).notNull(),
  name: text('name').notNull(),
  /** The factor is valid from this time on. */
  confirmedAt: time('confirmed_at'),
  usedAt: time('used_at'),
  /** The secret of an app. */
  sealedSecret: text('sealed_secret'),
  lastStep: bigint('last_step', { mode: 'number' }),
  /** The fields of a passkey. */
  credentialId: text('credential_id').unique(),
  publicKey: bytes('public_key'),
  counter: bigint('counter', { mode: 'number' }),
  transports: text('transports').array(),
})
export type FactorRow = typeof secondFactors.$inferSelect

export const recoveryCodes = pgTable('recovery_codes', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  codeHash: bytes('code_hash').notNull().unique(),
})

export const factorSteps = pgTable('factor_steps', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  purpose: text('purpose', { enum: ['signin', 'passkey'] }).notNull(),
  tokenHash: bytes('token_hash').notNull().unique(),
  passwordMark: bytes('password_mark').notNull(),
  challenge: text('challenge'),
  tries: integer('tries').notNull().default(0),
  expiresAt: time('expires_at').notNull(),
})

export const personalData = {
  exported: [
    {
      ...rowsOf('second_factors'),
      name: 'secondFactors',
      where: 't.member_id = $1::uuid and t.confirmed_at is not null',
      shown: {
        kind: 't.kind',
        name: 't.name',
        addedAt: utcText('t.created_at'),
        lastUsedAt: utcText('t.used_at'),
      },
    },
    { ...rowsOf('recovery_codes'), name: 'recoveryCodes', shown: { madeAt: utcText('t.created_at') } },
  ],
  merged: {
    'factor_steps.member_id': END,
    'recovery_codes.member_id': END,
    'second_factors.member_id': END,
  },
} satisfies PersonalData
