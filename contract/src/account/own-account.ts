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

// Not checked against the rule: the password may be older than the rule.
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
    /** API tokens end too. */
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
    /** Why the signup was declined, while it is. */
    declinedReason: z.string().nullable(),
    batch: z.string().nullable(),
    /** In which mails say times, if the member chose one. */
    timeZone: z.string().nullable(),
    /** How many reviews a day has at most. */
    reviewsADay: z.number(),
    hidesDifficulty: z.boolean(),
    weekGoal: z.object({ kind: z.enum(['days', 'questions']), count: z.number().nullable() }).nullable(),
    /** When the member was invited, if the club made the account. */
    invitedAt: z.string().nullable(),
  }),
  /** Who sees which part of the member's page. */
  page: z.object({ handle: z.string(), shows: pageAudiences }),
  /** The photo, in base64. */
  photo: z.object({ type: z.string(), base64: z.string() }).nullable(),
  progress: rows,
  /** Questions that are not ticked any more, with the time of the first tick. */
  unticked: rows,
  threads: rows,
  replies: rows,
  earlierTexts: rows,
  votes: rows,
  flags: rows,
  registrations: rows,
  attendances: rows,
  certificates: rows,
  /** Where the member is named as a speaker. */
  talks: rows,
  eventReminders: rows,
  /** What the member said about events. */
  eventFeedback: rows,
  experiences: rows,
  blogs: rows,
  /** Blogs that the member writes, also before they are published, their saved texts, and comments on others'. */
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
  tasks: rows,
  mentored: rows,
  mergedAccounts: rows,
  /** Accounts elsewhere that sign the member in. */
  identities: rows,
  solutions: rows,
  solvedProblems: rows,
  /** What was counted in each month, for the leaderboards. */
  months: rows,
  starredQuestions: rows,
  ownLists: rows,
  keptSolutions: rows,
  /** Days on which something was done, and days off. */
  days: rows,
  /** Where the member lived before, each zone until a time. */
  earlierTimeZones: rows,
  breaks: rows,
  plans: rows,
  planFeeds: rows,
  reviews: rows,
  reviewRatings: rows,
  known: rows,
  reviewMonths: rows,
  /** What the member solved elsewhere and brought along, import by import. */
  solveImports: rows,
  /** Accounts on other sites, with what was last read there. */
  handles: rows,
  /** How the questions of imports stood in the tracker before. */
  ticksBeforeImports: rows,
  /** What merging and splitting questions did to the member’s ticks. */
  questionChanges: rows,
  sharedSolutions: rows,
  openedHints: rows,
  openedEditorials: rows,
  notifications: rows,
  /** What moderators did about the member, and noted. */
  measures: rows,
  mutedMembers: rows,
  watchedThreads: rows,
  /** Questions about problems with what they carry along, answers to those of others, and what of them was reported. */
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
