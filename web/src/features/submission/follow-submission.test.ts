import type { SubmissionProgress } from '@callofcode/contract/submission/solution-submission'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventStream } from '../../../testing/event-stream.ts'
import { followSubmission } from './follow-submission.ts'

const progress = (more: Partial<SubmissionProgress>): SubmissionProgress => ({
  state: 'judging',
  place: null,
  test: 1,
  tests: 9,
  verdict: null,
  preparing: false,
  ...more,
})
let answers: SubmissionProgress[] = []
let asked = 0
let heard: SubmissionProgress[] = []

beforeEach(() => {
  ;[EventStream.opened, answers, asked, heard] = [[], [], 0, []]
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', EventStream)
  vi.stubGlobal('fetch', async () => {
    asked++
    const data = answers.shift()
    if (!data) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, data })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const begin = () => followSubmission('1', (one) => heard.push(one))
const states = () => heard.map(({ state }) => state)

test('each event is reported, and the verdict ends both the stream and the polling', async () => {
  begin()
  const stream = EventStream.last()
  stream?.say('progress', progress({ state: 'queued', place: 2 }))
  stream?.say('progress', progress({ state: 'done', verdict: 'Accepted' }))
  expect(states()).toEqual(['queued', 'done'])
  expect(stream?.readyState).toBe(EventStream.CLOSED)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(0)
})

test('without events the page polls the server until there is a verdict, also after a lost answer', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(3_500)
  expect([asked, heard.length]).toEqual([1, 0])
  answers.push(progress({}), progress({ state: 'done', verdict: 'Wrong Answer' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states()).toEqual(['judging', 'done'])
  expect([asked, EventStream.last()?.readyState]).toEqual([3, EventStream.CLOSED])
})

test('a closed page gets no more events', async () => {
  const stop = begin()
  stop()
  EventStream.last()?.say('progress', progress({ state: 'done', verdict: 'Accepted' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([heard.length, asked]).toEqual([0, 0])
})
