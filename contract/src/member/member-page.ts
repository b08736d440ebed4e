import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { shownHandle } from '../handle/handle.ts'
import { HANDLE } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'
import { LINK_FIELDS } from './member.ts'

/** The audience of a part of a member's page: only the member, signed-in members, or everybody. */
export const AUDIENCES = ['nobody', 'members', 'everyone'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The parts with an audience: the page with name and photo, and each part of it. */
export const PAGE_PARTS = [
  'page',
  'year',
  'about',
  'links',
  'joined',
  'solved',
  'activity',
  'writings',
  'events',
] as const
export type PagePart = (typeof PAGE_PARTS)[number]

export const memberPageMessages = {
  missing: sentence('memberPage.missing', 'Page Not Found'),
  /** Shown in place of a name. */
  deletedMember: sentence('memberPage.deletedMember', 'Deleted member'),
  audienceRule: sentence('memberPage.audienceRule', 'Choose {choices}.', { choices: AUDIENCES }),
  nothingChosen: sentence('memberPage.nothingChosen', 'Choose at least one part.'),
} as const

/** The audience of each part. It is never wider than that of the page. */
const audience = z.enum(AUDIENCES, memberPageMessages.audienceRule)
export const pageAudiences = z.strictObject(
  Object.fromEntries(PAGE_PARTS.map((part) => [part, audience])) as Record<PagePart, typeof audience>,
)
export type PageAudiences = z.infer<typeof pageAudiences>

/** The page that an author's name leads to. */
export const pageLink = z.object({
  handle: z.string(),
  /** Visitors see it too. Otherwise only members do. */
  open: z.boolean(),
})
export type PageLink = z.infer<typeof pageLink>

/** The number of a member's solved questions in a topic, and of all its questions. */
const solvedTopic = z.object({ id, title: z.string(), done: z.number(), total: z.number() })
export type SolvedTopic = z.infer<typeof solvedTopic>

/** `id` is the value in the address: a blog's slug, or a thread's id. */
const writing = z.object({
  kind: z.enum(['blog', 'experience', 'thread']),
  id: z.string(),
  title: z.string(),
  date: z.string(),
})
const attended = z.object({ id, title: z.string(), date: z.string() })
export type Attended = z.infer<typeof attended>
export type Writing = z.infer<typeof writing>

/** A member as others see them. Hidden and unset fields are null. */
export const memberPage = z.object({
  handle: z.string(),
  name: z.string(),
  profilePhoto: z.string().nullable(),
  badge: z.enum(['admin', 'manager', 'alumni']).nullable(),
  /** The audience of this page. Only the member receives `nobody`. */
  audience,
  /** Whether the reader is this member. */
  own: z.boolean(),
  year: z.number().nullable(),
  about: z.string().nullable(),
  links: z.array(z.object({ site: z.enum(LINK_FIELDS), address: z.string() })).nullable(),
  /** Accounts on other sites, shown with the links. */
  handles: z.array(shownHandle).nullable(),
  joined: z.string().nullable(),
  /** Ticked questions in the learning order of their topics, and the number of problems that the judge accepted. */
  solved: z
    .object({ done: z.number(), total: z.number(), accepted: z.number(), topics: z.array(solvedTopic) })
    .nullable(),
  /** The last year up to today, in UTC, with the number of solved questions for each active day. */
  activity: z
    .object({ today: z.string(), days: z.array(z.object({ date: z.string(), count: z.number() })) })
    .nullable(),
  /** The number of thanks for answers to questions about problems, or null without any. */
  thanks: z.number().nullable(),
  /** Their groups of the club by name. Null for visitors and without any. */
  groups: z.array(z.object({ slug: z.string(), name: z.string(), lead: z.boolean() })).nullable(),
  /** The number of attended events, and the latest of them, newest first. */
  events: z.object({ count: z.number(), data: z.array(attended) }).nullable(),
  /** Newest first, in pages. */
  writings: z.object({ data: z.array(writing), nextCursor: z.string().nullable() }).nullable(),
})
export type MemberPage = z.infer<typeof memberPage>

const ofMember = {
  params: z.object({
    handle: z
      .string()
      .max(100)
      .regex(new RegExp(`^${HANDLE}$`)),
  }),
  query: z.strictObject({ cursor: z.string().max(1_000).optional() }),
  answer: z.object({ data: memberPage }),
  notFound: memberPageMessages.missing,
} as const

export const getMemberPage = endpoint({
  method: 'GET',
  path: '/member-pages/:handle',
  scope: 'read',
  summary: 'A member’s page as members see it; your own shows what you show to members',
  callers: 'member',
  ...ofMember,
})
export const getPublicPage = endpoint({
  method: 'GET',
  path: '/member-pages/:handle/public',
  summary: 'A member’s page as visitors see it',
  callers: 'anyone',
  area: 'members',
  ...ofMember,
})

const own = z.object({ data: z.object({ handle: z.string(), shows: pageAudiences }) })
export const getOwnPage = endpoint({
  method: 'GET',
  path: '/members/me/page',
  scope: 'read',
  summary: 'Who sees what of your page',
  callers: 'member',
  answer: own,
})
export const updateOwnPage = endpoint({
  method: 'PATCH',
  path: '/members/me/page',
  summary: 'Choose who sees your page and its parts; parts that are left out stay the same',
  callers: 'member',
  body: pageAudiences
    .partial()
    .refine((chosen) => Object.keys(chosen).length > 0, memberPageMessages.nothingChosen),
  answer: own,
})
