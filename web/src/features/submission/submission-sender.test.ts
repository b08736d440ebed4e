import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStorageOf } from '../../../testing/browser-store.ts'
import { CallError } from '../../platform/api/client.ts'
import { keepLocalDraftsOf } from '../draft/local-drafts.ts'
import type { NewSubmission, QueuedSubmission } from './submission-outbox.ts'
import { SubmissionSender } from './submission-sender.ts'

const MEMBER = 'asha'
const SLUG = 'fair-cuts'
const claim = { fuels: [1], answersHash: 'a' }
const wish: NewSubmission = { language: 'python', source: 'print(1)', claim }

/** Simulates the connection and a server that handles each key once. */
function server() {
  const rows = new Map<string, string>()
  const asked: QueuedSubmission[] = []
  const answers: (CallError | 'lost')[] = []
  const post = async (_slug: string, waiting: QueuedSubmission) => {
    asked.push(waiting)
    const next = answers.shift()
    if (next instanceof CallError) throw next
    const id = rows.get(waiting.key) ?? `row ${rows.size + 1}`
    rows.set(waiting.key, id)
    if (next === 'lost') throw new CallError(0)
    return id
  }
  return { rows, asked, answers, post }
}

let site: ReturnType<typeof server>
let sender: SubmissionSender
const tab = () => new SubmissionSender(MEMBER, SLUG, site.post)
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', localStorageOf())
  keepLocalDraftsOf(MEMBER)
  site = server()
  sender = tab()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a submission that gets no answer is retried automatically, with growing delays', async () => {
  site.answers.push(...Array.from({ length: 8 }, () => new CallError(0)))
  sender.submit(wish)
  await settled()
  const pauses: number[] = []
  while (sender.state().phase === 'waiting') {
    const { again = 0 } = sender.state() as { again?: number }
    pauses.push(again - Date.now())
    await vi.advanceTimersByTimeAsync(again - Date.now())
  }
  expect(sender.state()).toEqual({ phase: 'sent', id: 'row 1' })
  expect(pauses).toHaveLength(8)
  expect(pauses[0]).toBeLessThan(3_000)
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(60_000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(75_000)
})

test('safety D2 after a lost answer the same submission is repeated with the same key and claim, and stored once', async () => {
  site.answers.push('lost')
  sender.submit(wish)
  await settled()
  // The page is reloaded: for the stored data it is another tab.
  const later = tab()
  later.resume()
  await settled()
  expect(later.state()).toEqual({ phase: 'sent', id: 'row 1' })
  expect(site.rows.size).toBe(1)
  expect(site.asked[0]).toEqual(site.asked[1])
  expect(site.asked[0]).toMatchObject(wish)
})

test('safety D2 submitting the same code again while it waits is the same submission, also in another tab', async () => {
  site.answers.push('lost', 'lost')
  sender.submit(wish)
  await settled()
  sender.submit(wish)
  await settled()
  const other = tab()
  other.submit({ language: wish.language, source: wish.source })
  await settled()
  expect([site.asked.length, site.rows.size]).toEqual([3, 1])
})

test('of two waiting tabs one sends the submission, and both show its outcome', async () => {
  site.answers.push(new CallError(0), new CallError(0))
  sender.submit(wish)
  await settled()
  const other = tab()
  other.resume()
  await settled()
  await other.tryNow()
  sender.recheck()
  await settled()
  expect([sender.state(), other.state()]).toEqual(Array(2).fill({ phase: 'sent', id: 'row 1' }))
  expect([site.asked.length, site.rows.size]).toEqual([3, 1])
  // A later page does not send it again.
  const third = tab()
  third.resume()
  expect(third.state()).toEqual({ phase: 'idle' })
})

test.each([429, 503])(
  '%i says when to retry: nothing is discarded, and no retry comes earlier',
  async (status) => {
    site.answers.push(new CallError(status, { message: 'A long queue.' }, 100))
    sender.submit(wish)
    await settled()
    expect(sender.state()).toMatchObject({ phase: 'waiting', status, words: 'A long queue.', kept: true })
    await vi.advanceTimersByTimeAsync(99_000)
    expect(site.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(26_000)
    expect(sender.state().phase).toBe('sent')
  },
)

test('a refusal is reported and ends the retries', async () => {
  site.answers.push(new CallError(400, { message: 'Write a solution first.' }))
  sender.submit(wish)
  await settled()
  expect(sender.state()).toEqual({ phase: 'refused', words: 'Write a solution first.' })
  const later = tab()
  later.resume()
  expect(later.state()).toEqual({ phase: 'idle' })
})

test('an expired session loses nothing: the submission is sent after the next sign-in of the same member', async () => {
  site.answers.push(new CallError(401))
  sender.submit(wish)
  await settled()
  expect(sender.state()).toMatchObject({ phase: 'waiting', status: 401, again: undefined })
  const later = tab()
  later.resume()
  await settled()
  expect(later.state().phase).toBe('sent')
})

test('safety Z3 after a sign-out or the sign-in of another member, nothing of the previous member is sent', async () => {
  site.answers.push(new CallError(0))
  sender.submit(wish)
  await settled()
  keepLocalDraftsOf('ravi')
  await vi.advanceTimersByTimeAsync(200_000)
  expect(sender.state()).toEqual({ phase: 'idle' })
  expect(site.asked).toHaveLength(1)
})

test('other code submitted while a submission is in flight is sent as well', async () => {
  sender.submit(wish)
  sender.submit({ ...wish, source: 'print(2)' })
  await settled()
  expect(sender.state()).toEqual({ phase: 'sent', id: 'row 2' })
  expect([...site.rows.values()]).toEqual(['row 1', 'row 2'])
})

test.each([
  ['full', localStorageOf(0)],
  ['forbidden', undefined],
])('when the storage is %s, the open page sends the submission', async (_, store) => {
  vi.stubGlobal('localStorage', store)
  site.answers.push(new CallError(0))
  sender.submit(wish)
  await settled()
  expect(sender.state()).toMatchObject({ phase: 'waiting', kept: false })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sender.state().phase).toBe('sent')
})
