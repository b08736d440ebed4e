import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { cancelBody, eventChanges, eventMessages, eventPage } from './event.ts'

const one = { params: z.object({ id }), notFound: eventMessages.missing } as const

export const seriesDate = z.object({
  _id: id,
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  going: z.number(),
  waiting: z.number(),
  cancelledAt: z.string().nullable(),
})
export type SeriesDate = z.infer<typeof seriesDate>

export const listSeries = endpoint({
  method: 'GET',
  path: '/events/:id/series',
  summary: 'All dates of the series of an event, the first one first; none for an event that does not repeat',
  callers: 'anyone',
  area: 'events',
  ...one,
  answer: z.object({ data: z.array(seriesDate) }),
})
export const updateFollowing = endpoint({
  method: 'PATCH',
  path: '/events/:id/following',
  scope: 'admin:write',
  summary:
    'Edit an event and those of its series that follow it: what is changed in it is changed in them, and times keep to the clock',
  callers: 'events',
  ...one,
  body: eventChanges,
  answer: z.object({ data: eventPage }),
})
export const cancelFollowing = endpoint({
  method: 'POST',
  path: '/events/:id/following/cancel',
  scope: 'admin:write',
  summary: 'Cancel an event and those of its series that follow it; everybody signed up gets one email',
  callers: 'events',
  ...one,
  body: cancelBody,
})
