import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, text, truth } from '../text.ts'

/** The reactions to a blog, each one press. */
export const REACTIONS = ['helpful', 'clear', 'more'] as const
export type Reaction = (typeof REACTIONS)[number]

export const blogLifeMessages = {
  ownReaction: sentence('blogLife.ownReaction', 'You cannot react to your own blog.'),
  seriesMissing: sentence('blogLife.seriesMissing', 'This series is not known.'),
  seriesBlogs: sentence(
    'blogLife.seriesBlogs',
    'Choose published blogs of your own, each once, which are in no other series.',
  ),
  manySeries: sentence('blogLife.manySeries', 'You have very many series. Remove one first.'),
} as const

const count = z.number().int()
const named = z.object({ name: z.string(), page: pageLink.nullable() })
const linked = z.object({ slug: z.string(), title: z.string() })

/** The context of a blog on its page. */
export const blogContext = z.object({
  _id: id,
  /** The co-authors. */
  coAuthors: z.array(named),
  reactions: z.object({ helpful: count, clear: count, more: count }),
  series: z
    .object({
      ...linked.shape,
      /** The position of this blog, from 1, and the number of blogs. */
      at: count,
      of: count,
      previous: linked.nullable(),
      next: linked.nullable(),
    })
    .nullable(),
})
export type BlogContext = z.infer<typeof blogContext>

/** The latest replies, newest first, as plain words. */
export const blogDiscussion = z.object({
  /** The thread in the forum, or null until somebody asks for one. */
  threadId: id.nullable(),
  replyCount: count,
  latest: z.array(z.object({ _id: id, by: z.string().nullable(), at: z.string(), excerpt: z.string() })),
})
export type BlogDiscussion = z.infer<typeof blogDiscussion>

export const seriesPage = z.object({
  _id: id,
  ...linked.shape,
  description: z.string(),
  /** Null after the owner's account is gone. */
  owner: named.nullable(),
  blogs: z.array(
    z.object({ _id: id, ...linked.shape, author: z.string(), date: z.string(), readMinutes: count }),
  ),
})
export type SeriesPage = z.infer<typeof seriesPage>

export const ownSeries = z.object({ _id: id, ...linked.shape, description: z.string(), blogs: z.array(id) })
export type OwnSeries = z.infer<typeof ownSeries>

export const MOST_IN_SERIES = 50
export const seriesBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  description: text(limits.description).optional(),
  /** The blogs in order. */
  blogs: z
    .array(z.uuid(blogLifeMessages.seriesBlogs).toLowerCase(), blogLifeMessages.seriesBlogs)
    .max(MOST_IN_SERIES, sentence('blogLife.mostBlogs', 'At most {count} blogs.', { count: MOST_IN_SERIES })),
})

const blog = { params: z.object({ id }), notFound: messages.blogMissing } as const

export const getBlogContext = endpoint({
  method: 'GET',
  path: '/published-blogs/:id/context',
  summary: 'Who wrote a blog together, its reactions, and its place in a series',
  callers: 'anyone',
  area: 'blogs',
  ...blog,
  answer: z.object({ data: blogContext }),
})
export const getBlogDiscussion = endpoint({
  method: 'GET',
  path: '/published-blogs/:id/discussion',
  summary: 'The thread about a blog: how many replies it has, and the latest',
  callers: 'anyone',
  area: 'forum',
  ...blog,
  answer: z.object({ data: blogDiscussion }),
})
export const openBlogDiscussion = endpoint({
  method: 'POST',
  path: '/published-blogs/:id/discussion',
  scope: 'forum:write',
  summary: 'The thread about a blog; it is opened if there is none yet',
  callers: 'member',
  talks: true,
  ...blog,
  answer: z.object({ data: z.object({ threadId: id }) }),
})
export const getOwnReactions = endpoint({
  method: 'GET',
  path: '/published-blogs/:id/reactions/mine',
  scope: 'read',
  summary: 'Your reactions to a blog',
  callers: 'member',
  ...blog,
  answer: z.object({ data: z.array(z.enum(REACTIONS)) }),
})
export const reactToBlog = endpoint({
  method: 'PUT',
  path: '/published-blogs/:id/reactions/:kind',
  scope: 'forum:write',
  summary: 'React to a blog, or take the reaction back; each kind counts once for each member',
  callers: 'member',
  talks: true,
  params: z.object({ id, kind: z.enum(REACTIONS) }),
  notFound: messages.blogMissing,
  body: z.strictObject({ on: truth }),
  answer: z.object({ data: z.object({ kind: z.enum(REACTIONS), count, mine: z.array(z.enum(REACTIONS)) }) }),
})
const series = { params: z.object({ id }), notFound: blogLifeMessages.seriesMissing } as const

export const getSeries = endpoint({
  method: 'GET',
  path: '/blog-series/:slug',
  summary: 'A series of blogs in their order',
  callers: 'anyone',
  area: 'blogs',
  params: z.object({ slug: line(limits.title) }),
  notFound: blogLifeMessages.seriesMissing,
  answer: z.object({ data: seriesPage }),
})
export const listOwnSeries = endpoint({
  method: 'GET',
  path: '/own-series',
  scope: 'read',
  summary: 'Your series, and your published blogs that can be part of one',
  callers: 'member',
  answer: z.object({
    data: z.array(ownSeries),
    blogs: z.array(z.object({ _id: id, title: z.string(), seriesId: id.nullable() })),
  }),
})
export const createSeries = endpoint({
  method: 'POST',
  path: '/own-series',
  scope: 'forum:write',
  summary: 'Begin a series of your published blogs',
  callers: 'member',
  talks: true,
  takesKey: true,
  body: seriesBody,
  status: 201,
  answer: z.object({ data: ownSeries }),
})
export const updateSeries = endpoint({
  method: 'PUT',
  path: '/own-series/:id',
  scope: 'forum:write',
  summary: 'Change a series of yours: its title, what it says, its blogs and their order',
  callers: 'member',
  talks: true,
  ...series,
  body: seriesBody,
  answer: z.object({ data: ownSeries }),
})
export const removeSeries = endpoint({
  method: 'DELETE',
  path: '/own-series/:id',
  scope: 'forum:write',
  summary: 'Remove a series; its blogs stay',
  callers: 'member',
  ...series,
})
