import { AUDIENCES } from '@callofcode/contract/member/member-page'
import { TASKS } from '@callofcode/contract/task'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import { END, moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'

const audience = (name: string) => text(name, { enum: AUDIENCES }).notNull()

export const members = pgTable('members', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Null for a member who signs in with the college's account only. */
  passwordHash: text('password_hash'),
  /** When the site confirmed that the address belongs to this person. */
  emailConfirmedAt: time('email_confirmed_at'),
  role: text('role', { enum: ['member', 'admin'] }).default('member'),
  status: text('status', { enum: ['pending', 'approved', 'declined', 'disabled'] })
    .notNull()
    .default('pending'),
  decidedAt: time('decided_at'),
  decidedBy: uuid('decided_by'),
  /** The decision that the member is not notified of yet. It can still be undone. */
  decisionId: uuid('decision_id'),
  /** The reason for the declined signup, as sent to the person. */
  declinedReason: text('declined_reason'),
  batchId: uuid('batch_id'),
  /** When the last invitation was mailed to an imported member. */
  invitedAt: time('invited_at'),
  /** The account that this one was merged into. */
  mergedInto: uuid('merged_into'),
  /** When the member became alumni. All members of one action have the same time. */
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
  /** The database makes the handle from the name, as the migration describes. */
  handle: text('handle').notNull().default(''),
  mailMentions: boolean('mail_mentions').notNull().default(true),
  mailReplies: boolean('mail_replies').notNull().default(true),
  /** One mail a day about waiting decisions, for members who may decide. */
  mailWaiting: boolean('mail_waiting').notNull().default(true),
  /** Mails about questions that wait for this mentor. */
  mailQuestions: boolean('mail_questions').notNull().default(true),
  /** The language of the site for this member. Null means the one that their browser requests. */
  language: text('language'),
  /** Mails one day and one hour before an event that the member attends. */
  mailEventDay: boolean('mail_event_day').notNull().default(true),
  mailEventHour: boolean('mail_event_hour').notNull().default(true),
  mailAnnouncements: boolean('mail_announcements').notNull().default(true),
  /** Mails about events that the member registered for. */
  mailEvents: boolean('mail_events').notNull().default(true),
  /** The time zone of times in mails. Null means the zone of each event. */
  timeZone: text('time_zone'),
  /** The most reviews in a day. */
  reviewsADay: smallint('reviews_a_day').notNull().default(5),
  /** Whether a question's difficulty and topic stay hidden until it is solved. */
  hidesDifficulty: boolean('hides_difficulty').notNull().default(false),
  /** A goal for the week instead of the day. */
  weekGoalKind: text('week_goal_kind', { enum: ['days', 'questions'] }),
  weekGoal: smallint('week_goal'),
  /** The latest end of the current pauses. */
  pausedUntil: time('paused_until'),
  /** A warning waits to be acknowledged. */
  warned: boolean('warned').notNull().default(false),
  /** The edition of the code of conduct that the member accepted last. */
  conductEdition: integer('conduct_edition'),
  onLeaderboards: boolean('on_leaderboards').notNull().default(true),
  /** The audience of the member's page and of each part of it. */
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

/** The tasks of members for the club, including ended ones. */
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
  /** The current address of the account, or its new one. */
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

export const personalData = {
  exported: [
    {
      ...rowsOf('email_confirmations'),
      name: 'emailConfirmations',
      shown: { email: 't.email', askedAt: utcText('t.created_at'), expiresAt: utcText('t.expires_at') },
    },
    {
      name: 'mergedAccounts',
      from: 'members t',
      where: 't.merged_into = $1::uuid',
      at: 't.created_at',
      id: 't.id',
      shown: { email: 't.email', name: 't.name', signedUpAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('member_tasks'),
      name: 'tasks',
      shown: { task: 't.task', until: 't.until::text', givenAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('member_identities'),
      name: 'identities',
      shown: { issuer: 't.issuer', subject: 't.subject', connectedAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('sessions'),
      name: 'signins',
      shown: {
        userAgent: 't.user_agent',
        address: 't.address',
        signedInAt: utcText('t.created_at'),
        lastSeenAt: utcText('t.used_at'),
      },
    },
    { ...rowsOf('member_seen'), name: 'seen', shown: { lastSeenAt: utcText('t.seen_at') } },
  ],
  merged: {
    'email_confirmations.member_id': END,
    'member_identities.member_id': END,
    'member_seen.member_id': END,
    'member_tasks.given_by': STAY,
    'member_tasks.member_id': END,
    'members.decided_by': STAY,
    'members.merged_into': moved(),
    'one_time_codes.member_id': END,
    'reset_tokens.member_id': END,
    'sessions.member_id': END,
  },
  deletedAtOnce: ['sessions', 'one_time_codes', 'reset_tokens', 'member_tasks'],
} satisfies PersonalData
