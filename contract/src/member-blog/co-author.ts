import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, line, truth } from '../text.ts'
import { memberBlogGiven, memberBlogMessages, memberBlogPage } from './member-blog.ts'

export const MOST_CO_AUTHORS = 5
const answer = z.object({ data: memberBlogPage })

export const inviteCoAuthor = endpoint({
  method: 'POST',
  path: '/member-blogs/:id/authors',
  scope: 'forum:write',
  summary: 'Invite a member to write your blog with you; they must accept',
  callers: 'member',
  talks: true,
  ...memberBlogGiven,
  body: z.strictObject({ handle: line(limits.name, memberBlogMessages.noMember) }),
  answer,
})
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/member-blogs/:id/authors/answer',
  scope: 'forum:write',
  summary: 'Accept or decline an invitation to write a blog',
  callers: 'member',
  ...memberBlogGiven,
  body: z.strictObject({ accept: truth }),
})
export const removeCoAuthor = endpoint({
  method: 'DELETE',
  path: '/member-blogs/:id/authors/:member',
  scope: 'forum:write',
  summary: 'Take somebody out of the authors of your blog, or yourself out of those of another',
  callers: 'member',
  params: z.object({ id, member: id }),
  notFound: memberBlogMessages.missing,
})
