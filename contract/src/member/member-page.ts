import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { shownHandle } from '../handle/handle.ts'
import { HANDLE } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'
import { LINK_FIELDS } from './member.ts'

/** Who sees something of a member's page: nobody but the member, signed-in members, everybody. */
export const AUDIENCES = ['nobody', 'members', 'everyone'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What a member decides on: the page with their name and photo, and each part of it. */
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
  /** In place of a name. */
  deletedMember: sentence('memberPage.deletedMember', 'Deleted member'),
  audienceRule: sentence('memberPage.audienceRule', 'Choose {choices}.', { choices: AUDIENCES }),
  nothingChosen: sentence('memberPage.nothingChosen', 'Choose at least one part.'),
} as const

/** Who sees what. A part is never shown to more people than the page. */
const audience = z.enum(AUDIENCES, memberPageMessages.audienceRule)
export const pageAudiences = z.strictObject(
  Object.fromEntries(PAGE_PARTS.map((part) => [part, audience])) as Record<PagePart, typeof audience>,
)
export type PageAudiences = z.infer<typeof pageAudiences>

/** The page that an author's name leads to. */
export const pageLink = z.object({
  handle: z.string(),
  /** Visitors see it too; otherwise only members. */
  open: z.boolean(),
})
export type PageLink = z.infer<typeof pageLink>

/** The number of someone's solved questions of a topic, and of all its questions. */
const solvedTopic = z.object({ id, title: z.string(), done: z.number(), total: z.number() })
export type SolvedTopic = z.infer<typeof solvedTopic>

/** `id` is what the address names: a blog's slug, a thread's id. */
const writing = z.object({
  kind: z.enum(['blog', 'experience', 'thread']),
  id: z.string(),
  title: z.string(),
  date: z.string(),
})
/** An event that a member came to. */
const attended = z.object({ id, title: z.string(), date: z.string() })
export type Attended = z.infer<typeof attended>
export type Writing = z.infer<typeof writing>

/** A member as others see them. What is not shown is null, like what is not set. */
export const memberPage = z.object({
  handle: z.string(),
  name: z.string(),
  profilePhoto: z.string().nullable(),
  badge: z.enum(['admin', 'manager', 'alumni']).nullable(),
  /** Who sees this page. `nobody` only for the member. */
  audience,
  /** The reader is this member. */
  own: z.boolean(),
  year: z.number().nullable(),
  about: z.string().nullable(),
  links: z.array(z.object({ site: z.enum(LINK_FIELDS), address: z.string() })).nullable(),
  /** Accounts on other sites; shown with the links. */
  handles: z.array(shownHandle).nullable(),
  joined: z.string().nullable(),
  /** Ticked questions, in learning order of their topics, and how many problems the judge accepted. */
  solved: z
    .object({ done: z.number(), total: z.number(), accepted: z.number(), topics: z.array(solvedTopic) })
    .nullable(),
  /** The last year up to today, in UTC: solved questions of each day that has some. */
  activity: z
    .object({ today: z.string(), days: z.array(z.object({ date: z.string(), count: z.number() })) })
    .nullable(),
  /** How often they were thanked for an answer to a question about a problem; null where nobody did. */
  thanks: z.number().nullable(),
  /** How many events they came to, and the last of them, the newest first. */
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
