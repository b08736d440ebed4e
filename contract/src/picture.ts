import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What browsers offer to choose from, and the server accepts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const pictureMessages = {
  kind: 'Only JPEG, PNG and WebP pictures can be added.',
  size: 'Choose a picture of at most 2 MB.',
  full: (megabytes: number) =>
    `Your pictures take up all of their ${megabytes} MB. Those that none of your texts shows any more make room after a week.`,
} as const

/** Size in pixels after the server has drawn it again. */
export const picture = z.object({ url: z.string(), width: z.number(), height: z.number() })
export type Picture = z.infer<typeof picture>

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/pictures',
  summary: 'Upload a picture for a text: one JPEG, PNG or WebP as the form part file',
  callers: 'member',
  multipart: true,
  status: 201,
  answer: z.object({ data: picture }),
})
