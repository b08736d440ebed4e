import { AUDIENCES } from '@callofcode/contract/member/member-page'
import { TASKS } from '@callofcode/contract/task'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
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
  /** The account that this one was merged into. */
  mergedInto: uuid('merged_into'),
  /** Since when they are alumni; one moment for all of one act. */
  archivedAt: time('archived_at'),
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
  /** About questions that wait for them, as a mentor. */
  mailQuestions: boolean('mail_questions').notNull().default(true),
  /** In which they read the site; null for what their browser asks for. */
  language: text('language'),
  /** A mail a day, and one an hour, before an event to which they go. */
  mailEventDay: boolean('mail_event_day').notNull().default(true),
  mailEventHour: boolean('mail_event_hour').notNull().default(true),
  mailAnnouncements: boolean('mail_announcements').notNull().default(true),
  /** About events that they registered for. */
  mailEvents: boolean('mail_events').notNull().default(true),
  /** In which zone mails say times; null for that of each event. */
  timeZone: text('time_zone'),
  /** How many reviews a day has at most. */
  reviewsADay: smallint('reviews_a_day').notNull().default(5),
  /** How hard a question is, and its topic, show only when it is solved. */
  hidesDifficulty: boolean('hides_difficulty').notNull().default(false),
  /** A goal for the week instead of the day. */
  weekGoalKind: text('week_goal_kind', { enum: ['days', 'questions'] }),
  weekGoal: smallint('week_goal'),
  /** The latest end of the pauses that hold. */
  pausedUntil: time('paused_until'),
  /** A warning waits to be acknowledged. */
  warned: boolean('warned').notNull().default(false),
  /** The edition of the code of conduct that they accepted last. */
  conductEdition: integer('conduct_edition'),
  onLeaderboards: boolean('on_leaderboards').notNull().default(true),
  /** Who sees the member's page, and each part of it. */
  showsPage: audience('shows_page').default('members'),
  showsYear: audience('shows_year').default('nobody'),
  showsAbout: audience('shows_about').default('nobody'),
  showsLinks: audience('shows_links').default('nobody'),
  showsJoined: audience('shows_joined').default('nobody'),
  showsSolved: audience('shows_solved').default('nobody'),
  showsActivity: audience('shows_activity').default('nobody'),
  showsWritings: audience('shows_writings').default('members'),
  showsEvents: audience('shows_events').default('nobody'),
})
export type MemberRow = typeof members.$inferSelect

/** What members may do for the club, also those whose end is past. */
export const memberTasks = pgTable('member_tasks', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  task: text('task', { enum: TASKS }).notNull(),
  until: date('until'),
  endsAt: time('ends_at'),
  givenBy: uuid('given_by').references(() => members.id, { onDelete: 'set null' }),
})

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
