import { AUDIENCES } from '@callofcode/contract/member-page'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'

const audience = (name: string) => text(name, { enum: AUDIENCES }).notNull()

export const members = pgTable('members', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Null for who signs in by the college's account only. */
  passwordHash: text('password_hash'),
  /** When the owner of the address was seen to be this person. */
  emailConfirmedAt: time('email_confirmed_at'),
  role: text('role', { enum: ['member', 'admin'] }).default('member'),
  isManager: boolean('is_manager').notNull().default(false),
  status: text('status', { enum: ['pending', 'approved', 'declined', 'disabled'] })
    .notNull()
    .default('pending'),
  decidedAt: time('decided_at'),
  decidedBy: uuid('decided_by'),
  /** The decision that they are not told about yet: it can still be taken back. */
  decisionId: uuid('decision_id'),
  /** Why the signup was declined, as the person was told. */
  declinedReason: text('declined_reason'),
  batchId: uuid('batch_id'),
  /** When the last invitation was mailed to somebody who was imported. */
  invitedAt: time('invited_at'),
  phone: text('phone'),
  birthDate: time('birth_date'),
  passoutYear: time('passout_year'),
  bio: text('bio'),
  profilePhoto: text('profile_photo'),
  github: text('github'),
  linkedin: text('linkedin'),
  twitter: text('twitter'),
  leetcode: text('leetcode'),
  geeksforgeeks: text('geeksforgeeks'),
  codechef: text('codechef'),
  codeforces: text('codeforces'),
  /** The database makes it from the name: see the migration. */
  handle: text('handle').notNull().default(''),
  mailMentions: boolean('mail_mentions').notNull().default(true),
  mailReplies: boolean('mail_replies').notNull().default(true),
  /** One mail a day about what waits, for those who may decide. */
  mailWaiting: boolean('mail_waiting').notNull().default(true),
  /** The latest end of the pauses that hold. */
  pausedUntil: time('paused_until'),
  /** A warning waits to be acknowledged. */
  warned: boolean('warned').notNull().default(false),
  /** The edition of the code of conduct that they accepted last. */
  conductEdition: integer('conduct_edition'),
  /** Who sees the member's page, and each part of it. */
  showsPage: audience('shows_page').default('members'),
  showsYear: audience('shows_year').default('nobody'),
  showsAbout: audience('shows_about').default('nobody'),
  showsLinks: audience('shows_links').default('nobody'),
  showsJoined: audience('shows_joined').default('nobody'),
  showsSolved: audience('shows_solved').default('nobody'),
  showsActivity: audience('shows_activity').default('nobody'),
  showsWritings: audience('shows_writings').default('members'),
})
export type MemberRow = typeof members.$inferSelect

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  usedAt: time('used_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  tokenHash: bytes('token_hash').notNull().unique(),
  userAgent: text('user_agent'),
  address: text('address'),
})
export type SessionRow = typeof sessions.$inferSelect

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const ofMember = () =>
  uuid('member_id')
    .notNull()
    .unique()
    .references(() => members.id, { onDelete: 'cascade' })

export const oneTimeCodes = pgTable('one_time_codes', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  codeHash: bytes('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: time('expires_at').notNull(),
})

export const emailConfirmations = pgTable('email_confirmations', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  /** The address of the account, or the one it changes to. */
  email: text('email').notNull(),
  tokenHash: bytes('token_hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
})

export const memberIdentities = pgTable('member_identities', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  /** The issuer's name for the person, which never changes. */
  subject: text('subject').notNull(),
})

export const resetTokens = pgTable('reset_tokens', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  tokenHash: bytes('token_hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
})
