import {
  type EVENT_LISTS,
  getEvent,
  getOwnRegistration,
  listAttendees,
  listEvents,
} from '@callofcode/contract/event'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'

/** Seats are taken while somebody reads: older data is fetched again on the next visit. */
const SOON = 20_000
// The screens show load errors themselves, so no toast is needed.
const quiet = { quiet: true }

export type EventListName = (typeof EVENT_LISTS)[number]

export const eventsOf = (when: EventListName) => ({
  ...read(listEvents, { query: when === 'past' ? { when } : {} }, quiet),
  staleTime: SOON,
})
export const eventOf = (id: string) => ({
  ...readFound(getEvent, { params: { id } }, quiet),
  staleTime: SOON,
})
export const registrationOf = (id: string) => ({
  ...read(getOwnRegistration, { params: { id } }),
  staleTime: SOON,
})

export const attendeesOf = (id: string) => ({
  ...read(listAttendees, { params: { id } }, quiet),
  staleTime: SOON,
})

/** After a write: fetches again what is on the screen, and the lists when they are next shown. */
export async function refreshEvent(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: keyOf(listEvents) })
  await Promise.all(
    [eventOf(id), registrationOf(id), attendeesOf(id)].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}
