import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

// The banner has its own file: every screen of a member reads it, and needs nothing else of announcements.

export const banner = z.object({
  _id: id,
  title: z.string(),
  /** The announced event was cancelled. */
  cancelled: z.boolean(),
})
export type Banner = z.infer<typeof banner>

export const getBanner = endpoint({
  method: 'GET',
  path: '/announcements/banner',
  summary: 'The newest announcement with a banner that you have not put away, or null',
  callers: 'member',
  answer: z.object({ data: banner.nullable() }),
})
