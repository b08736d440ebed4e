import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { id, text } from './text.ts'

/** A member's name in texts: `@` and this handle. */
export const HANDLE = '[a-z0-9]+(?:\\.[a-z0-9]+)*'
/** The most mentions in one text that are linked and notified. More stay plain text. */
export const MOST_MENTIONS = 20

/** A member who can be mentioned, with only what their posts show as well. */
export const nameable = z.object({
  handle: z.string(),
  name: z.string(),
  profilePhoto: z.string().nullable(),
})
export type Nameable = z.infer<typeof nameable>

export const findNameable = endpoint({
  method: 'GET',
  path: '/forum/members',
  summary:
    'Members to mention in a text, by the beginning of a name; without q, those who wrote in the thread',
  callers: 'member',
  query: z.strictObject({ q: text(limits.name).optional(), thread: id.optional() }),
  answer: z.object({ data: z.array(nameable) }),
})
