import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'

/** The sites on which members can prove an account. */
export const HANDLE_SITES = ['leetcode', 'codeforces', 'codechef', 'geeksforgeeks', 'github'] as const
export type HandleSite = (typeof HANDLE_SITES)[number]

export const FIGURES = [
  'solved',
  'rating',
  'maxRating',
  'score',
  'rank',
  'repositories',
  'followers',
] as const
export type FigureName = (typeof FIGURES)[number]

/** The figures that each site publishes about an account. */
export const SITE_FIGURES: Readonly<Record<HandleSite, readonly FigureName[]>> = {
  leetcode: ['solved', 'rating', 'rank'],
  codeforces: ['solved', 'rating', 'maxRating', 'rank'],
  codechef: ['solved', 'rating', 'maxRating', 'rank'],
  geeksforgeeks: ['solved', 'score'],
  github: ['repositories', 'followers'],
}

/** The lifetime of a token in hours. */
export const TOKEN_HOURS = 24
/** A rank consists of letters, digits and the characters between them. */
const RANK = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'★+-]{0,39}$/u

export const handleMessages = {
  handleRule: sentence('handle.handleRule', 'Enter your name there, or the address of your profile.'),
  tooLong: sentence('handle.tooLong', 'This is too long for a name or the address of a profile.'),
  ofOther: (site: string) =>
    sentence(
      'handle.ofOther',
      'This is an address of {site}. Enter your name or your profile on this site.',
      { site },
    ),
  noProfile: sentence('handle.noProfile', 'This is no address of a profile on this site.'),
  noName: sentence(
    'handle.noName',
    'A name on this site has other letters or another length. Copy it from your profile there.',
  ),
  figuresRule: sentence('handle.figuresRule', 'Enter at least one figure.'),
  countRule: sentence('handle.countRule', 'Enter a whole number that can be true.'),
  highestRule: sentence('handle.highestRule', 'The highest rating is at least the rating.'),
  rankRule: sentence('handle.rankRule', 'Enter a rank of at most 40 letters and digits.'),
  notOfSite: sentence('handle.notOfSite', 'This site has no such figure.'),
  missing: sentence('handle.missing', 'You have no account of this site here.'),
  off: sentence('handle.off', 'This club does not ask other sites. Enter the figures by hand.'),
  noToken: sentence('handle.noToken', 'Get a token first: the one before is used or too old.'),
} as const

const count = (most: number, least = 0) =>
  z
    .number(handleMessages.countRule)
    .int(handleMessages.countRule)
    .min(least, handleMessages.countRule)
    .max(most, handleMessages.countRule)

const rating = count(10_000, -1_000)
/** The possible figures of an account. An unknown figure is missing. The server checks the data of the sites with it too. */
export const figures = z
  .strictObject({
    solved: count(100_000),
    /** Codeforces ratings begin below zero. */
    rating,
    maxRating: rating,
    score: count(10_000_000),
    rank: z.string(handleMessages.rankRule).trim().regex(RANK, handleMessages.rankRule),
    repositories: count(1_000_000),
    followers: count(100_000_000),
  })
  .partial()
export type Figures = z.output<typeof figures>

/**
 * The reason why the last check brought nothing. `absent`: the token is missing from the bio. `expired`: the token was too old.
 * `missing`: there is no such account. `changed`: the response was not understood. `limited`: the site asks for fewer requests.
 */
export const HANDLE_FAILURES = ['absent', 'expired', 'missing', 'changed', 'limited', 'unreachable'] as const
export type HandleFailure = (typeof HANDLE_FAILURES)[number]

const dated = z.object({ figures, at: z.string() }).nullable()

/** An account as shown to everybody who sees the member's links. */
export const shownHandle = z.object({
  site: z.enum(HANDLE_SITES),
  handle: z.string(),
  /** The address of the profile. */
  address: z.string(),
  provenAt: z.string().nullable(),
  /** The figures that the site gave, with their time. Only for proven accounts. */
  read: dated,
  /** The figures that the member entered later by hand. */
  entered: dated,
})
export type ShownHandle = z.infer<typeof shownHandle>

const ownHandle = shownHandle.extend({
  /** Whether a check of the site is pending. */
  checking: z.boolean(),
  token: z.object({ text: z.string(), until: z.string() }).nullable(),
  failure: z.object({ why: z.enum(HANDLE_FAILURES), at: z.string() }).nullable(),
  /**
   * The time at which the proof ended, because another member proved this account, or because another account now has the name.
   */
  lostAt: z.string().nullable(),
  /** Whether this site can be requested. */
  asked: z.boolean(),
})
export type OwnHandle = z.infer<typeof ownHandle>

export const listHandles = endpoint({
  method: 'GET',
  path: '/members/me/handles',
  scope: 'read',
  summary: 'Your accounts on other sites, whether they are proven, and their last figures',
  callers: 'member',
  answer: z.object({
    data: z.array(ownHandle),
    /** The sites that this club requests. Without any, figures are entered by hand. */
    asks: z.array(z.enum(HANDLE_SITES)),
  }),
})
export const handleFile = endpoint({
  method: 'GET',
  path: '/handles.csv',
  file: 'text/csv',
  summary: 'Your accounts on other sites with their figures',
  callers: 'member',
})

const ofSite = {
  callers: 'member',
  params: z.object({ site: z.enum(HANDLE_SITES) }),
  answer: z.object({ data: ownHandle }),
  notFound: handleMessages.missing,
} as const

export const setHandle = endpoint({
  method: 'PUT',
  path: '/members/me/handles/:site',
  talks: true,
  summary:
    'Say which account of a site is yours, by its name or address; another one than before is not proven',
  ...ofSite,
  body: z.strictObject({
    handle: z.string(handleMessages.handleRule).max(300, handleMessages.tooLong),
  }),
})
export const beginProof = endpoint({
  method: 'POST',
  path: '/members/me/handles/:site/token',
  summary: `Get a token to put into the bio there; it counts for ${TOKEN_HOURS} hours`,
  ...ofSite,
})
export const checkHandle = endpoint({
  method: 'POST',
  path: '/members/me/handles/:site/check',
  summary:
    'Have the site looked at for your token, soon after; the list of your accounts says what came of it',
  ...ofSite,
  status: 202,
})
export const enterFigures = endpoint({
  method: 'PUT',
  path: '/members/me/handles/:site/figures',
  summary: 'Enter figures by hand; they are marked so, with the date',
  ...ofSite,
  body: z.strictObject({
    figures: figures
      .refine((given) => Object.keys(given).length > 0, handleMessages.figuresRule)
      .refine(({ rating: now, maxRating: most }) => now === undefined || most === undefined || most >= now, {
        error: handleMessages.highestRule.error,
        path: ['maxRating'],
      }),
  }),
})
export const removeHandle = endpoint({
  method: 'DELETE',
  path: '/members/me/handles/:site',
  summary: 'Remove an account, with its proof and its figures',
  callers: 'member',
  params: z.object({ site: z.enum(HANDLE_SITES) }),
  notFound: handleMessages.missing,
})
