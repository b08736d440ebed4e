import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { event } from './event.ts'

/** What a line about an event needs. */
export const nextEvent = event.pick({
  _id: true,
  title: true,
  location: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
})
export type NextEvent = z.infer<typeof nextEvent>

export const getNextEvent = endpoint({
  method: 'GET',
  path: '/events/next',
  summary: 'The next event that is not cancelled and not over, or null',
  callers: 'anyone',
  area: 'events',
  answer: z.object({ data: nextEvent.nullable() }),
})
