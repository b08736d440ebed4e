import { z } from 'zod'
import { tell } from '../announcement/tell.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, partOf, writing } from '../text.ts'

/** A blog in lists. `content` is its Markdown. */
export const blog = z.object({
  _id: id,
  /** Part of its readable address, /blogs/{slug}. Made from the first title; it never changes. */
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  /** The author's page. Null if the author is no member, or hides the page from everybody. */
  authorPage: pageLink.nullable(),
  content: z.string(),
  tags: z.array(z.string()),
  category: z.string(),
  date: z.string(),
  views: z.number(),
  /** Reading time in minutes at 200 words each, at least 1. */
  readMinutes: z.number(),
})
export type Blog = z.infer<typeof blog>

/** In a list, a blog also contains the beginning of its text as plain words if `fields` requests it. */
const listedBlog = blog.extend({ excerpt: z.string() })

/** A blog on its page. `html` is `content` rendered and sanitized. The server adds ids to headings. */
export const blogPage = blog.extend({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
})
export type BlogPage = z.infer<typeof blogPage>

export const blogBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  author: line(limits.name, messages.authorRequired),
  content: writing(limits.contentBytes, messages.contentRequired),
  category: line(limits.tag).optional(),
  tags: z
    .array(line(limits.tag), sentence('blog.tagsListTexts', 'Tags are a list of texts.'))
    .transform((tags) => tags.filter((tag) => tag !== ''))
    .refine(
      (tags) => tags.length <= limits.tags,
      sentence('blog.mostTags', 'At most {count} tags.', { count: limits.tags }),
    )
    .default([]),
})

/** The body of a member's blog, whose byline is the member's own. */
export const memberBlogBody = blogBody.omit({ author: true })

/** An edit. Omitted fields stay the same. */
export const blogChanges = z.strictObject({
  title: blogBody.shape.title.optional(),
  author: blogBody.shape.author.optional(),
  content: blogBody.shape.content.optional(),
  category: blogBody.shape.category,
  tags: blogBody.shape.tags.unwrap().optional(),
})

/** Splits the typed tags at commas, trims them and drops blank ones. */
export const splitTags = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

export const listBlogs = endpoint({
  method: 'GET',
  path: '/getBlogs',
  summary:
    'Blogs, newest first; q searches title, author and tags. Whole, unless limit, after or fields ask for a part; nextAfter is there with limit, and null at the end',
  callers: 'anyone',
  area: 'blogs',
  query: z.object({
    ...partOf(listedBlog),
    q: line(limits.search).optional(),
    tag: line(limits.search).optional(),
    category: line(limits.search).optional(),
  }),
  answer: z.object({
    data: z.array(listedBlog.partial().required({ _id: true })),
    nextAfter: id.nullable().optional(),
  }),
})
export const getBlog = endpoint({
  method: 'GET',
  path: '/getBlog/:id',
  summary: 'One blog, rendered',
  callers: 'anyone',
  area: 'blogs',
  params: z.object({ id }),
  answer: z.object({ data: blogPage }),
  notFound: messages.blogMissing,
})
export const getBlogBySlug = endpoint({
  method: 'GET',
  path: '/blogs/:slug',
  summary: 'One blog by its slug, rendered',
  callers: 'anyone',
  area: 'blogs',
  params: z.object({ slug: line(limits.title) }),
  answer: z.object({ data: blogPage }),
  notFound: messages.blogMissing,
})
export const createBlog = endpoint({
  method: 'POST',
  path: '/admin/createBlog',
  scope: 'admin:write',
  summary: 'Publish a blog',
  callers: 'content',
  takesKey: true,
  body: blogBody.safeExtend({ tell }),
  status: 201,
  answer: z.object({ data: blog }),
})
export const updateBlog = endpoint({
  method: 'PATCH',
  path: '/admin/blogs/:id',
  scope: 'admin:write',
  summary: 'Edit a blog; the previous version is kept',
  callers: 'content',
  params: z.object({ id }),
  body: blogChanges,
  versioned: true,
  answer: z.object({ data: blog }),
  notFound: messages.blogMissing,
})
