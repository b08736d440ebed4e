import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { line } from './text.ts'

/** What the site is searched for, in the order in which it is shown. */
export const SEARCHED = ['module', 'problem', 'topic', 'question', 'blog', 'experience', 'thread'] as const

const found = z.object({
  kind: z.enum(SEARCHED),
  /** Its id; a problem's is its slug. */
  id: z.string(),
  label: z.string(),
  hint: z.string(),
  /** The topic that lists a question. */
  topicId: z.string().nullable(),
})
export type Found = z.infer<typeof found>

export const searchSite = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'What the site holds about some words: a few of each kind, the nearest first',
  callers: 'anyone',
  query: z.strictObject({ q: line(limits.search, 'Say what to search for.') }),
  answer: z.object({ data: z.array(found) }),
})
