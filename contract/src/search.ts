import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { line } from './text.ts'

/** The kinds of results, in the order in which they are shown. */
export const SEARCHED = ['module', 'problem', 'topic', 'question', 'blog', 'experience', 'thread'] as const

const found = z.object({
  kind: z.enum(SEARCHED),
  /** The id; for a problem its slug. */
  id: z.string(),
  label: z.string(),
  hint: z.string(),
  /** The topic of a question; null for other kinds. */
  topicId: z.string().nullable(),
})
export type Found = z.infer<typeof found>

export const searchSite = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Search the site: a few results of each kind, the best matches first',
  callers: 'anyone',
  query: z.strictObject({ q: line(limits.search, 'Say what to search for.') }),
  answer: z.object({ data: z.array(found) }),
})
