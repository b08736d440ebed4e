import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postAuthor } from '../forum/forum.ts'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards, text } from '../text.ts'
import { FLAG_REASONS } from './flag-reasons.ts'
import { FLAG_RULINGS } from './moderation.ts'
import { pauseHours, wordsBody } from './sanction-form.ts'

export const SANCTION_KINDS = ['warning', 'pause', 'note'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

export const sanctionMessages = {
  missing: sentence('sanction.missing', 'There is no such warning or pause.'),
  personMissing: sentence('attendance.missingMember', 'Member Not Found'),
  noteRequired: sentence('sanction.noteRequired', 'Write the note.'),
  hoursRequired: sentence('sanction.hoursRequired', 'Choose how long.'),
  notPaused: sentence('sanction.notPaused', 'This pause has ended already.'),
  moderator: sentence(
    'sanction.moderator',
    'Admins and managers cannot be warned or paused. Take that right from them first.',
  ),
  self: sentence('sanction.self', 'You cannot warn or pause yourself.'),
} as const

const post = z.object({
  _id: id,
  threadId: id,
  /** The title of the thread. */
  title: z.string(),
  content: z.string(),
  removed: z.boolean(),
})

/** A warning or a pause as the member sees it, without the name of a moderator. */
export const ownSanction = z.object({
  _id: id,
  kind: z.enum(['warning', 'pause']),
  reason: z.enum(FLAG_REASONS).nullable(),
  words: z.string(),
  givenAt: z.string(),
  until: z.string().nullable(),
  liftedAt: z.string().nullable(),
  acknowledgedAt: z.string().nullable(),
  post: post.nullable(),
})
export type OwnSanction = z.infer<typeof ownSanction>

export const getStanding = endpoint({
  method: 'GET',
  path: '/members/me/standing',
  summary:
    'Until when you are paused, what moderators said to you lately, and whether the club asks you to accept its code of conduct again',
  callers: 'member',
  answer: z.object({
    data: z.object({
      pausedUntil: z.string().nullable(),
      /** Whether a warning is not acknowledged yet. */
      warned: z.boolean(),
      /** Whether the code of conduct has a new edition to accept. */
      mustAccept: z.boolean(),
      /** The newest first. */
      measures: z.array(ownSanction),
    }),
  }),
})
export const acknowledgeWarning = endpoint({
  method: 'POST',
  path: '/members/me/warnings/:id/acknowledge',
  summary: 'Say that you have read a warning',
  callers: 'member',
  params: z.object({ id }),
  notFound: sanctionMessages.missing,
})
/** One member as moderators see them. */
export const person = z.object({
  _id: id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  badge: z.enum(['admin', 'manager']).nullable(),
  page: pageLink.nullable(),
  status: z.string(),
  joinedAt: z.string(),
  pausedUntil: z.string().nullable(),
  /** Each count stops at one more than `limits.waiting`. */
  counts: z.object({
    posts: z.number(),
    removed: z.number(),
    about: z.number(),
    by: z.number(),
    measures: z.number(),
  }),
})
export type Person = z.infer<typeof person>

export const HISTORY_KINDS = ['posts', 'removed', 'about', 'by', 'measures'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** A row of a member's history: a post, a flag with its post, or a sanction. Fields that do not apply are null. */
export const historyEntry = z.object({
  _id: id,
  at: z.string(),
  post: post.nullable(),
  /** The reason of a flag or a sanction. */
  reason: z.enum(FLAG_REASONS).nullable(),
  /** The note of a flag, or the words of a sanction. */
  words: z.string(),
  /** The member who flagged the post or gave the sanction. */
  by: postAuthor.nullable(),
  ruling: z.enum(FLAG_RULINGS).nullable(),
  measure: z.enum(SANCTION_KINDS).nullable(),
  until: z.string().nullable(),
  liftedAt: z.string().nullable(),
  acknowledgedAt: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

const ofPerson = { params: z.object({ id }), notFound: sanctionMessages.personMissing } as const

export const findPeople = endpoint({
  method: 'GET',
  path: '/moderation/people',
  scope: 'admin:read',
  summary: 'Members by the beginning of a word of their name, or the author of a post',
  callers: 'moderation',
  query: z.strictObject({
    q: line(limits.search).optional(),
    post: z.uuid(sentence('moderation.idPost', 'This is the id of a thread or a reply.')).optional(),
  }),
  answer: z.object({
    data: z.array(z.object({ _id: id, name: z.string(), profilePhoto: z.string().nullable() })),
  }),
})
export const getPerson = endpoint({
  method: 'GET',
  path: '/moderation/people/:id',
  scope: 'admin:read',
  summary: 'One member as moderators see them',
  callers: 'moderation',
  ...ofPerson,
  answer: z.object({ data: person }),
})
export const listHistory = endpoint({
  method: 'GET',
  path: '/moderation/people/:id/history',
  scope: 'admin:read',
  summary:
    'A member’s posts, removed posts, flags about and by them, or warnings, pauses and notes, newest first',
  callers: 'moderation',
  ...ofPerson,
  query: z.strictObject({
    kind: z
      .enum(HISTORY_KINDS, sentence('notification.oneOf', 'One of {choices}.', { choices: HISTORY_KINDS }))
      .default('posts'),
    ...onwards,
  }),
  answer: z.object({ data: z.array(historyEntry), nextCursor: z.string().nullable() }),
})

const reason = z.enum(FLAG_REASONS, sentence('moderation.chooseReason', 'Choose a reason.'))
export const givenSanctionBody = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('warning'), reason, words: wordsBody }),
    z.strictObject({ kind: z.literal('pause'), reason, words: wordsBody, hours: pauseHours }),
    z.strictObject({
      kind: z.literal('note'),
      words: text(limits.description, sanctionMessages.noteRequired),
    }),
  ],
  sentence('notification.oneOf', 'One of {choices}.', { choices: SANCTION_KINDS }),
)
export const createSanction = endpoint({
  method: 'POST',
  path: '/moderation/people/:id/measures',
  scope: 'admin:write',
  summary: 'Warn or pause a member, or note something about them',
  callers: 'moderation',
  takesKey: true,
  ...ofPerson,
  body: givenSanctionBody,
  status: 201,
})
export const liftPause = endpoint({
  method: 'POST',
  path: '/moderation/measures/:id/lift',
  scope: 'admin:write',
  summary: 'End a pause early',
  callers: 'moderation',
  params: z.object({ id }),
  notFound: sanctionMessages.missing,
})
