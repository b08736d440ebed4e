import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, text, writing } from '../text.ts'

export const previewMarkdown = endpoint({
  method: 'POST',
  path: '/markdown/preview',
  scope: 'forum:write',
  summary: 'Markdown as it will be shown: rendered and sanitized',
  callers: 'member',
  body: z.strictObject({ content: writing(limits.contentBytes) }),
  answer: z.object({
    html: z.string(),
    /** Addresses of pictures on other hosts, which are shown as links. */
    outside: z.array(z.string()),
  }),
})

/** The types that browsers offer and the server accepts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const pictureMessages = {
  kind: sentence('picture.kind', 'Only JPEG, PNG and WebP pictures can be added.'),
  size: sentence('picture.size', 'Choose a picture of at most 2 MB.'),
  away: sentence('picture.away', 'This picture cannot be read at the moment. Try again in a minute.'),
  full: (megabytes: number) =>
    sentence(
      'picture.full',
      'Your pictures take up all of their {size} MB. Those that none of your texts shows any more make room after a week.',
      { size: megabytes },
    ),
} as const

/** Size in pixels after the server has redrawn the picture. */
export const picture = z.object({ url: z.string(), width: z.number(), height: z.number() })
export type Picture = z.infer<typeof picture>

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/pictures',
  scope: 'forum:write',
  summary: 'Upload a picture for a text: one JPEG, PNG or WebP as the form part file',
  callers: 'member',
  multipart: true,
  status: 201,
  answer: z.object({ data: picture }),
})

/** A member who can be mentioned, with only the data that their posts show too. */
export const nameable = z.object({
  handle: z.string(),
  name: z.string(),
  profilePhoto: z.string().nullable(),
})
export type Nameable = z.infer<typeof nameable>

export const findNameable = endpoint({
  method: 'GET',
  path: '/forum/members',
  scope: 'read',
  summary:
    'Members to mention in a text, by the beginning of a name; without q, those who wrote in the thread',
  callers: 'member',
  query: z.strictObject({ q: text(limits.name).optional(), thread: id.optional() }),
  answer: z.object({ data: z.array(nameable) }),
})
