import type { Event, EventPage } from '@callofcode/contract/event'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import type { EventRow, ListedEventRow } from './event-tables.ts'

export const presentEvent = (row: ListedEventRow): Event => ({
  _id: row.id,
  title: row.title,
  location: row.location,
  link: row.link,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  timeZone: row.timeZone,
  capacity: row.capacity,
  going: row.going,
  waiting: row.waiting,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
})

export const presentEventPage = async (row: EventRow): Promise<EventPage> => ({
  ...presentEvent(row),
  description: row.description,
  html: (await renderMarkdown(row.description, { headingIds: false })).html,
})
