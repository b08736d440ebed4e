import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { forumMessages } from '../forum/forum.ts'
import { id } from '../text.ts'
import { carried } from './ask.ts'

export const getCarried = endpoint({
  method: 'GET',
  path: '/forum/threads/:id/carried',
  scope: 'read',
  summary:
    'What the questions of a thread carry along: whole for who asked, solved the problem, is a mentor or a moderator, and else that there is something',
  callers: 'member',
  params: z.object({ id }),
  notFound: forumMessages.threadMissing,
  answer: z.object({
    data: z.array(
      z.object({
        _id: id,
        /** The post with the question. */
        postId: id,
        problem: z.object({ slug: z.string(), title: z.string() }),
        own: z.boolean(),
        thanked: z.boolean(),
        /** Null until the caller has solved the problem. */
        carried: carried.nullable(),
      }),
    ),
  }),
})
export type CarriedByPost = z.infer<(typeof getCarried)['answer']>['data'][number]
