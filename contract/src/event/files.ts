import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { eventMessages } from './event.ts'

const one = { params: z.object({ id }), notFound: eventMessages.missing } as const

export const eventCalendar = endpoint({
  method: 'GET',
  path: '/events/:id.ics',
  file: 'text/calendar',
  summary: 'An event for a calendar, or with dates=all every date of its series',
  callers: 'anyone',
  area: 'events',
  ...one,
  // Mail programs and calendars add their own parameters.
  query: z.looseObject({ dates: z.literal('all').optional().catch(undefined) }),
})
export const attendeeFile = endpoint({
  method: 'GET',
  path: '/events/:id/attendees.csv',
  file: 'text/csv',
  summary: 'Everybody who has signed up for an event',
  callers: 'events',
  ...one,
})
export const attendanceFile = endpoint({
  method: 'GET',
  path: '/events/:id/attendance.csv',
  file: 'text/csv',
  summary: 'Everybody who came to an event or had a seat',
  callers: 'events',
  ...one,
})
