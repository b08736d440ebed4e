import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { asOneLine, text } from '../text.ts'

/** The kinds of results, in the order in which equally good ones are shown. People are only shown to members. */
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

/** Begin and end of a word that was found, in UTF-16 units. */
const mark = z.tuple([z.number(), z.number()])
export type Mark = z.infer<typeof mark>

const found = z.object({
  kind: z.enum(SEARCHED),
  /** The id; for a problem and a list its slug. */
  id: z.string(),
  label: z.string(),
  /** Where in the label the words are. */
  marks: z.array(mark),
  /** The second line: the topic, the author, the category, the place, the year. */
  hint: z.string(),
  /** The topic of a question; null for other kinds. */
  topicId: z.string().nullable(),
  /** The part of the text where the words are; null where they are in the label. */
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
