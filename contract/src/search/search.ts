import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { asOneLine, text } from '../text.ts'

/** The kinds of results. Equally good ones are shown in this order. Only members see people. */
export const SEARCHED = [
  'module',
  'problem',
  'topic',
  'question',
  'list',
  'blog',
  'experience',
  'thread',
  'event',
  'person',
] as const

/** Start and end of a matched word, in UTF-16 units. */
const mark = z.tuple([z.number(), z.number()])
export type Mark = z.infer<typeof mark>

const found = z.object({
  kind: z.enum(SEARCHED),
  /** The id. For a problem or a list it is the slug. */
  id: z.string(),
  label: z.string(),
  /** The positions of the words in the label. */
  marks: z.array(mark),
  /** The second line: the topic, the author, the category, the place, the year. */
  hint: z.string(),
  /** The topic of a question, or null for other kinds. */
  topicId: z.string().nullable(),
  /** The part of the text with the words, or null if they are in the label. */
  snippet: z.object({ text: z.string(), marks: z.array(mark) }).nullable(),
})
export type Found = z.infer<typeof found>

export const searchSite = endpoint({
  method: 'GET',
  path: '/search',
  scope: 'read',
  summary: 'Search the site: a few results of each kind, the best matches first',
  callers: 'anyone',
  query: z.strictObject({
    q: text(limits.search, sentence('search.sayWhatSearch', 'Say what to search for.')).transform(asOneLine),
  }),
  answer: z.object({ data: z.array(found) }),
})
