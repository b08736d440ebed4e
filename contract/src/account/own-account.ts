import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { profile } from '../member/member.ts'
import { pageAudiences } from '../member/member-page.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, password, truth } from '../text.ts'

export const ownAccountMessages = {
  currentPasswordRequired: sentence('ownAccount.currentPasswordRequired', 'Enter your current password.'),
  wrongPassword: sentence('ownAccount.wrongPassword', 'That is not your current password.'),
  noPassword: sentence(
    'ownAccount.noPassword',
    'You have no password yet. Set one first: “Forgot password?” on the login page sends you a code.',
  ),
  samePassword: sentence('ownAccount.samePassword', 'That is your password already. Choose another.'),
  passwordChanged: sentence(
    'ownAccount.passwordChanged',
    'Password changed. Every other login and every API token was ended.',
  ),
  signinMissing: sentence('ownAccount.signinMissing', 'This login has ended already.'),
  unknownDevice: sentence('ownAccount.unknownDevice', 'An unknown device'),
  deleted: sentence('ownAccount.deleted', 'Your account is deleted.'),
  beingDeleted: sentence(
    'ownAccount.beingDeleted',
    'Your account is closed. What is left of your data is being deleted; an email tells you when it is done.',
  ),
} as const

// The rule is not checked, as the password may be older than the rule.
export const currentPassword = z
  .string(ownAccountMessages.currentPasswordRequired)
  .min(1, ownAccountMessages.currentPasswordRequired)
  .max(1_000, ownAccountMessages.wrongPassword)

export const changePasswordBody = z
  .strictObject({ currentPassword, password, confirmPassword: z.string(messages.passwordsDiffer).optional() })
  .refine(({ password, confirmPassword = password }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: messages.passwordsDiffer.error,
  })

export const changePassword = endpoint({
  method: 'POST',
  path: '/members/me/password',
  summary: 'Change your password; all your other sign-ins end, and you get an email',
  callers: 'member',
  body: changePasswordBody,
})

/** One session of a member. */
export const signinRecord = z.object({
  _id: id,
  /** The device in words, like `Firefox on Windows`. */
  device: z.string(),
  address: z.string().nullable(),
  signedInAt: z.string(),
  /** Exact to five minutes. */
  lastSeenAt: z.string(),
  /** The session of this request. */
  current: z.boolean(),
})
export type SigninRecord = z.infer<typeof signinRecord>

export const listSignins = endpoint({
  method: 'GET',
  path: '/members/me/sessions',
  summary: 'Your valid sign-ins, the last used first',
  callers: 'member',
  answer: z.object({ data: z.array(signinRecord) }),
})
export const endSignin = endpoint({
  method: 'DELETE',
  path: '/members/me/sessions/:id',
  summary: 'End one of your sign-ins, cookie and token alike',
  callers: 'member',
  params: z.object({ id }),
  notFound: ownAccountMessages.signinMissing,
})
export const endOtherSignins = endpoint({
  method: 'DELETE',
  path: '/members/me/sessions',
  summary: 'End all your sign-ins except this one',
  callers: 'member',
  answer: z.object({ ended: z.number() }),
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/members/me/signout',
  summary: 'End all your sign-ins, this one too, and your API tokens if you say so',
  callers: 'member',
  body: z.strictObject({
    /** Whether API tokens end too. */
    tokens: truth,
  }),
  answer: z.object({ ended: z.number(), endedTokens: z.number() }),
})

const rows = z.array(z.record(z.string(), z.unknown()))

/** Everything the site stores about a member, with the names of its tables. Times are ISO-8601 in UTC. */
export const ownData = z.object({
  exportedAt: z.string(),
  profile: profile.extend({
    status: z.string(),
    signedUpAt: z.string(),
    /** The reason why the signup was declined, while it is. */
    declinedReason: z.string().nullable(),
    batch: z.string().nullable(),
    /** The time zone of times in mails, if the member chose one. */
    timeZone: z.string().nullable(),
    /** The highest number of reviews a day. */
    reviewsADay: z.number(),
    hidesDifficulty: z.boolean(),
    weekGoal: z.object({ kind: z.enum(['days', 'questions']), count: z.number().nullable() }).nullable(),
    /** When the member was invited, if the club made the account. */
    invitedAt: z.string().nullable(),
  }),
  /** The audience of each part of the member's page. */
  page: z.object({ handle: z.string(), shows: pageAudiences }),
  /** The photo, in base64. */
  photo: z.object({ type: z.string(), base64: z.string() }).nullable(),
  progress: rows,
  /** Questions that are no longer ticked, with the time of the first tick. */
  unticked: rows,
  threads: rows,
  replies: rows,
  earlierTexts: rows,
  votes: rows,
  flags: rows,
  registrations: rows,
  /** What the member answered when they registered for events. */
  eventAnswers: rows,
  attendances: rows,
  certificates: rows,
  /** Events that name the member as a speaker. */
  talks: rows,
  eventReminders: rows,
  /** The member's feedback on events. */
  eventFeedback: rows,
  experiences: rows,
  blogs: rows,
  /** Blogs of the member, including unpublished ones, their saved texts, and comments on the blogs of others. */
  writings: rows,
  earlierWritings: rows,
  blogComments: rows,
  coWritings: rows,
  blogSeries: rows,
  blogReactions: rows,
  modules: rows,
  events: rows,
  pictures: rows,
  drafts: rows,
  replyDrafts: rows,
  /** Addresses whose link was not opened yet. */
  emailConfirmations: rows,
  /** The code that the member signed up with. */
  joinCodes: rows,
  /** Roll number, branch and what the fields of the club say. */
  facts: rows,
  tasks: rows,
  mentored: rows,
  groups: rows,
  mergedAccounts: rows,
  /** Accounts on other sites that sign the member in. */
  identities: rows,
  solutions: rows,
  solvedProblems: rows,
  /** The counts of each month, for the leaderboards. */
  months: rows,
  starredQuestions: rows,
  ownLists: rows,
  keptSolutions: rows,
  /** Active days and days off. */
  days: rows,
  /** The member's earlier time zones, each with the time until which it applied. */
  earlierTimeZones: rows,
  breaks: rows,
  plans: rows,
  planFeeds: rows,
  reviews: rows,
  reviewRatings: rows,
  known: rows,
  reviewMonths: rows,
  /** Solves that the member brought from elsewhere, grouped by import. */
  solveImports: rows,
  /** Accounts on other sites, with the data last read there. */
  handles: rows,
  /** The state of the imported questions in the tracker before each import. */
  ticksBeforeImports: rows,
  /** Changes to the member’s ticks by merging and splitting questions. */
  questionChanges: rows,
  sharedSolutions: rows,
  openedHints: rows,
  openedEditorials: rows,
  notifications: rows,
  /** Measures and notes of moderators about the member. */
  measures: rows,
  mutedMembers: rows,
  watchedThreads: rows,
  /** The member's questions about problems with their attachments, answers to the questions of others, and reports about both. */
  askedQuestions: rows,
  questionComments: rows,
  questionReports: rows,
  pollVotes: rows,
  acceptedConduct: rows,
  announcements: rows,
  announcementsSeen: rows,
  announcementMails: rows,
  waitingSeen: rows,
  signins: rows,
  seen: rows,
  secondFactors: rows,
  recoveryCodes: rows,
  apiTokens: rows,
  audit: rows,
})

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/members/me/export',
  summary: 'Everything the site stores about you, as a file',
  callers: 'member',
  answer: z.object({ data: ownData }),
})

export const deleteAccountBody = z.strictObject({ password: currentPassword })

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/members/me/delete',
  summary: 'Delete your account for good; what you wrote stays, without your name',
  callers: 'member',
  body: deleteAccountBody,
})
