import { z } from 'zod'
import { memberBlogBody } from '../blog/blog.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { line, onwards, truth } from '../text.ts'
import { memberBlogEntry, memberBlogGiven, memberBlogMessages, memberBlogPage } from './member-blog.ts'

const answer = z.object({ data: memberBlogPage })

/** `waiting`: for an editor to read. `ready`: accepted or scheduled, and not published yet. */
export const REVIEW_LISTS = ['waiting', 'ready'] as const
export const listBlogReviews = endpoint({
  method: 'GET',
  path: '/blog-reviews',
  scope: 'admin:read',
  summary: 'Blogs of members that wait for an editor, the longest wait first; or those that are ready',
  callers: 'content',
  query: z.strictObject({
    ...onwards,
    list: z
      .enum(REVIEW_LISTS, sentence('blogReview.listsWaitingReady', 'The lists are waiting and ready.'))
      .optional(),
  }),
  answer: z.object({ data: z.array(memberBlogEntry), total: z.number(), nextCursor: z.string().nullable() }),
})
export const decideMemberBlog = endpoint({
  method: 'POST',
  path: '/blog-reviews/:id/decide',
  scope: 'admin:write',
  summary: 'Ask for changes, accept or decline a blog that was sent in; declining needs a reason',
  callers: 'content',
  ...memberBlogGiven,
  body: z
    .strictObject({
      ruling: z.enum(['changes', 'accept', 'decline'], memberBlogMessages.decideRule),
      reason: line(limits.reason).optional(),
    })
    .refine(({ ruling, reason }) => ruling !== 'decline' || Boolean(reason), {
      path: ['reason'],
      error: memberBlogMessages.reasonRequired.error,
    }),
  answer,
})
/** Local time in the club's zone. */
const at = z
  .string(memberBlogMessages.timeRule)
  .regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/, memberBlogMessages.timeRule)
  .refine((time) => !Number.isNaN(Date.parse(`${time}Z`)), memberBlogMessages.timeRule)

export const planBlog = endpoint({
  method: 'POST',
  path: '/blog-reviews',
  scope: 'admin:write',
  summary: 'A blog of one’s own that is published at a time, given as on the clocks of the club',
  callers: 'content',
  takesKey: true,
  body: memberBlogBody.safeExtend({ at }),
  status: 201,
  answer,
})
export const scheduleMemberBlog = endpoint({
  method: 'POST',
  path: '/blog-reviews/:id/schedule',
  scope: 'admin:write',
  summary: 'Publish a blog at a time, given as on the clocks of the club',
  callers: 'content',
  ...memberBlogGiven,
  body: z.strictObject({ at }),
  answer,
})
export const publishMemberBlog = endpoint({
  method: 'POST',
  path: '/blog-reviews/:id/publish',
  scope: 'admin:write',
  summary: 'Publish a blog now; `replace` also where the published one was changed since the edit was begun',
  callers: 'content',
  ...memberBlogGiven,
  body: z.strictObject({
    replace: truth.optional(),
  }),
  answer,
})
