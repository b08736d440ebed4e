import type { SubmissionProgress } from '@callofcode/contract/solution-submission'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSubmission } from './follow-submission.ts'

// In place of the browser's: a stream of events, and the network.
class Stream extends EventTarget {
  static opened: Stream[] = []
  closed = false
  onerror: (() => void) | undefined
  constructor() {
    super()
    Stream.opened.push(this)
  }
  close() {
    this.closed = true
  }
  say(progress: SubmissionProgress) {
    this.dispatchEvent(new MessageEvent('progress', { data: JSON.stringify(progress) }))
  }
}

const progress = (more: Partial<SubmissionProgress>): SubmissionProgress => ({
  ...{ state: 'judging', place: null, test: 1, tests: 9, verdict: null, preparing: false },
  ...more,
})
let answers: SubmissionProgress[] = []
let asked = 0
let heard: SubmissionProgress[] = []

beforeEach(() => {
  ;[Stream.opened, answers, asked, heard] = [[], [], 0, []]
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
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
  const [stream] = Stream.opened
  stream?.say(progress({ state: 'queued', place: 2 }))
  stream?.say(progress({ state: 'done', verdict: 'Accepted' }))
  expect(states()).toEqual(['queued', 'done'])
  expect(stream?.closed).toBe(true)
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
  expect([asked, Stream.opened[0]?.closed]).toEqual([3, true])
})

test('a closed page gets no more events', async () => {
  const stop = begin()
  stop()
  Stream.opened[0]?.say(progress({ state: 'done', verdict: 'Accepted' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([heard.length, asked]).toEqual([0, 0])
})
