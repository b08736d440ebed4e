import { z } from 'zod'
import { memberBlogBody } from '../blog/blog.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { id, onwards, text, truth } from '../text.ts'

/**
 * The state of a member's blog. `draft`: only its author sees it. `submitted`: it waits for an editor. `changes`: an editor asked
 * for changes. `accepted`: it is ready. `scheduled`: it is published at a set time. `declined`: with a reason.
 */
export const MEMBER_BLOG_STATES = [
  'draft',
  'submitted',
  'changes',
  'accepted',
  'scheduled',
  'published',
  'declined',
] as const
export type MemberBlogState = (typeof MEMBER_BLOG_STATES)[number]

export const memberBlogMessages = {
  missing: sentence('memberBlog.missing', 'This blog is not known.'),
  outdated: sentence(
    'memberBlog.outdated',
    'Somebody changed this text in the meantime. Nothing was saved: look at what changed, then save again.',
  ),
  locked: sentence('memberBlog.locked', 'It is with the editors now. Take it back to change it.'),
  commentMissing: sentence('memberBlog.commentMissing', 'This comment is not known.'),
  manyComments: sentence(
    'memberBlog.manyComments',
    'There are very many comments here. Mark some as done, or talk about it.',
  ),
  manyBlogs: sentence(
    'memberBlog.manyBlogs',
    'You have very many unpublished blogs. Publish or delete some first.',
  ),
  commentRequired: sentence('memberBlog.commentRequired', 'Write the comment.'),
  decideRule: sentence('memberBlog.decideRule', 'Choose changes, accept or decline.'),
  reasonRequired: sentence('memberBlog.reasonRequired', 'Say why: its author reads it.'),
  timeRule: sentence(
    'memberBlog.timeRule',
    'A day and a time like 2026-11-28T18:00, as on the club’s clocks.',
  ),
  timePast: sentence('memberBlog.timePast', 'This time is over. Choose a later one, or publish now.'),
  replaced: sentence(
    'memberBlog.replaced',
    'The published blog was changed after this edit was begun. Compare the two, then publish again to replace it.',
  ),
  noMember: sentence('memberBlog.noMember', 'No member has this handle.'),
  itsAuthor: sentence('memberBlog.itsAuthor', 'This is its author already.'),
  manyCoAuthors: sentence('memberBlog.manyCoAuthors', 'At most five write a blog together with its author.'),
  notInvited: sentence('memberBlog.notInvited', 'You are not invited to write this blog.'),
} as const

export const memberBlogText = z.object({
  title: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  content: z.string(),
})
export type MemberBlogText = z.infer<typeof memberBlogText>

export const memberBlogEntry = z.object({
  _id: id,
  title: z.string(),
  state: z.enum(MEMBER_BLOG_STATES),
  author: z.string(),
  changedAt: z.string(),
  /** The time of the last submission. */
  submittedAt: z.string().nullable(),
  /** The time of the scheduled publication. */
  publishAt: z.string().nullable(),
  /** The address of the published blog. An edit of a published blog already has it. */
  slug: z.string().nullable(),
  readMinutes: z.number(),
})
export type MemberBlogEntry = z.infer<typeof memberBlogEntry>

/** A comment on a blog before its publication: on the whole text, or on one line of its Markdown. */
export const memberBlogComment = z.object({
  _id: id,
  /** Null after the account is gone. */
  by: z.string().nullable(),
  at: z.string(),
  text: z.string(),
  line: z.number().nullable(),
  /** The line at the time of the comment. */
  passage: z.string().nullable(),
  done: z.boolean(),
})
export type MemberBlogComment = z.infer<typeof memberBlogComment>

export const coAuthor = z.object({
  _id: id,
  name: z.string(),
  page: pageLink.nullable(),
  /** False until they accept the invitation. */
  accepted: z.boolean(),
  isYou: z.boolean(),
})
export type CoAuthor = z.infer<typeof coAuthor>

export const memberBlogPage = memberBlogEntry.extend({
  ...memberBlogText.shape,
  authorPage: pageLink.nullable(),
  html: z.string(),
  version: z.number(),
  /** The reason of the decline. */
  reason: z.string().nullable(),
  isAuthor: z.boolean(),
  isEditor: z.boolean(),
  /** Whether the caller is a co-author, or is invited to be one. */
  isCoAuthor: z.boolean(),
  isInvited: z.boolean(),
  /** Whether the caller may change the text now. */
  mayEdit: z.boolean(),
  coAuthors: z.array(coAuthor),
  /** The person who saved the current text. */
  changedBy: z.string().nullable(),
  comments: z.array(memberBlogComment),
  /** The text as its author submitted it, and the editor who changed it since. Null without such a change. */
  sentIn: memberBlogText.extend({ editor: z.string().nullable(), editedAt: z.string() }).nullable(),
  /** The published text, if this is an edit of a published blog. */
  published: memberBlogText.nullable(),
  /** The club's time zone, which applies to publishing times. */
  timeZone: z.string(),
})
export type MemberBlogPage = z.infer<typeof memberBlogPage>

export const memberBlogGiven = { params: z.object({ id }), notFound: memberBlogMessages.missing } as const
const answer = z.object({ data: memberBlogPage })

export const listMemberBlogs = endpoint({
  method: 'GET',
  path: '/member-blogs',
  scope: 'read',
  summary: 'Blogs that you write, the last changed first',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(memberBlogEntry), nextCursor: z.string().nullable() }),
})
export const getMemberBlog = endpoint({
  method: 'GET',
  path: '/member-blogs/:id',
  scope: 'read',
  summary:
    'A blog before it is published, with its comments: for its author, and for editors once it was sent in',
  callers: 'member',
  ...memberBlogGiven,
  answer,
})
export const createMemberBlog = endpoint({
  method: 'POST',
  path: '/member-blogs',
  scope: 'forum:write',
  summary: 'Begin a blog; only you see it until you send it in',
  callers: 'member',
  takesKey: true,
  body: memberBlogBody,
  status: 201,
  answer,
})
export const saveMemberBlog = endpoint({
  method: 'PATCH',
  path: '/member-blogs/:id',
  scope: 'forum:write',
  summary: 'Change the text: its author until it is sent in, editors from then on; fields left out stay',
  callers: 'member',
  ...memberBlogGiven,
  body: z.strictObject({
    title: memberBlogBody.shape.title.optional(),
    content: memberBlogBody.shape.content.optional(),
    category: memberBlogBody.shape.category,
    tags: memberBlogBody.shape.tags.unwrap().optional(),
  }),
  versioned: true,
  answer,
})
export const submitMemberBlog = endpoint({
  method: 'POST',
  path: '/member-blogs/:id/submit',
  scope: 'forum:write',
  summary: 'Send a blog in for review',
  callers: 'member',
  talks: true,
  ...memberBlogGiven,
  answer,
})
export const withdrawMemberBlog = endpoint({
  method: 'POST',
  path: '/member-blogs/:id/withdraw',
  scope: 'forum:write',
  summary: 'Take a blog back that is not published yet; it is a draft again',
  callers: 'member',
  ...memberBlogGiven,
  answer,
})
export const editPublishedMemberBlog = endpoint({
  method: 'POST',
  path: '/member-blogs/:id/edit',
  scope: 'forum:write',
  summary:
    'Begin an edit of your published blog; it goes through review again, and readers see the old text until then',
  callers: 'member',
  ...memberBlogGiven,
  answer,
})
export const removeMemberBlog = endpoint({
  method: 'DELETE',
  path: '/member-blogs/:id',
  scope: 'forum:write',
  summary: 'Delete a blog that was not published; of an edit, the edit alone',
  callers: 'member',
  ...memberBlogGiven,
})
export const commentMemberBlog = endpoint({
  method: 'POST',
  path: '/member-blogs/:id/comments',
  scope: 'forum:write',
  summary: 'Comment on a blog before it is published, or on one line of it: its author and editors',
  callers: 'member',
  talks: true,
  takesKey: true,
  ...memberBlogGiven,
  body: z.strictObject({
    text: text(limits.description, memberBlogMessages.commentRequired).transform((said) => said.trim()),
    line: z
      .number(sentence('memberBlog.lineNumber', 'A line is a number.'))
      .int(sentence('memberBlog.lineNumber', 'A line is a number.'))
      .min(1, sentence('memberBlog.linesBegin1', 'Lines begin with 1.'))
      .max(100_000, sentence('memberBlog.noSuchLine', 'There is no such line.'))
      .optional(),
  }),
  status: 201,
  answer,
})
export const settleMemberBlogComment = endpoint({
  method: 'POST',
  path: '/member-blogs/:id/comments/:comment/done',
  scope: 'forum:write',
  summary: 'Mark a comment as done, or as open again',
  callers: 'member',
  params: z.object({ id, comment: id }),
  notFound: memberBlogMessages.commentMissing,
  body: z.strictObject({ done: truth }),
  answer,
})
