import type { AnswerOf } from '@callofcode/contract/endpoint'
import { type EVENT_LISTS, getEvent, listEvents } from '@callofcode/contract/event/event'
import { getEventInside } from '@callofcode/contract/event/inside'
import { countEventAnswers, getEventQuestions } from '@callofcode/contract/event/questions'
import { getOwnRegistration, listAttendees } from '@callofcode/contract/event/registration'
import { listSeries } from '@callofcode/contract/event/series'
import { limits } from '@callofcode/contract/limits'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'

/** Milliseconds after which data is fetched again on the next visit, because seats are taken meanwhile. */
const SOON = 20_000
// The screens show load errors themselves, so no toast is needed.
const quiet = { quiet: true }

export type EventListName = (typeof EVENT_LISTS)[number]

/** Reads a list. `cursor` selects a later page of past events. */
export const eventsOf = (when: EventListName, cursor?: string) => ({
  ...read(
    listEvents,
    { query: when === 'past' ? { when, ...(cursor && { cursor }) } : { dates: 'next' } },
    quiet,
  ),
  staleTime: SOON,
})
export const eventOf = (id: string) => ({
  ...readFound(getEvent, { params: { id } }, quiet),
  staleTime: SOON,
})
/** Milliseconds between two reads of a place in a waiting list. */
const LOOK = 8_000
export const registrationOf = (id: string) => ({
  ...read(getOwnRegistration, { params: { id } }),
  staleTime: SOON,
  // A waiting member sees a free seat soon after they get it.
  refetchInterval: ({ state }: { state: { data?: AnswerOf<typeof getOwnRegistration> | undefined } }) =>
    state.data?.data.state === 'waiting' ? LOOK : (false as const),
})

/** Reads the parts that only members see. */
export const insideOf = (id: string) => ({
  ...read(getEventInside, { params: { id } }, quiet),
  staleTime: SOON,
})

/** Reads what an event asks, and the member's own answers. */
export const questionsOf = (id: string) => ({
  ...read(getEventQuestions, { params: { id } }, quiet),
  staleTime: SOON,
})
/** Counts the answers, for organisers. */
export const answerCountsOf = (id: string) => ({
  ...read(countEventAnswers, { params: { id } }, quiet),
  staleTime: SOON,
})

/** The search of an event's page, for admins. */
export interface AttendeeSearch {
  readonly q?: string | undefined
  /** The cursor of a later page. */
  readonly cursor?: string | undefined
}

export const attendeesOf = (id: string, { q = '', cursor }: AttendeeSearch) => ({
  ...read(
    listAttendees,
    { params: { id }, query: { ...(q.trim() && { q: brief(q) }), ...(cursor && { cursor }) } },
    quiet,
  ),
  staleTime: SOON,
})

const brief = (text: string) => [...text.trim()].slice(0, limits.search).join('')

/** Refreshes an event after a write: the screen's data at once, and the lists when they are next shown. */
export async function refreshEvent(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: keyOf(listEvents) })
  await Promise.all(
    [
      eventOf(id).queryKey,
      registrationOf(id).queryKey,
      insideOf(id).queryKey,
      questionsOf(id).queryKey,
      answerCountsOf(id).queryKey,
      keyOf(listSeries),
      keyOf(listAttendees),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}
