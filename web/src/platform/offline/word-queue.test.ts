import { setCompleted } from '@callofcode/contract/curriculum/curriculum'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStorageOf } from '../../../testing/browser-store.ts'
import { type Answer, later, network, refusal, type Sent } from '../../../testing/network.ts'
import { call } from '../api/client.ts'
import { sendWords } from './send-words.ts'
import { type Word, wordQueue } from './word-queue.ts'

interface Tick extends Word {
  readonly questionId: string
  readonly completed: boolean
}
const ME = 'a-member'
const SEEN = '2026-03-01T10:00:00.000Z'
/** Two tabs of one browser, which share only the storage. */
const [tab, other] = [wordQueue<Tick>('tick'), wordQueue<Tick>('tick')]

beforeEach(() => {
  vi.stubGlobal('localStorage', localStorageOf())
  // A browser without locks, so that two tabs may send at once. Node.js has some from version 24 on.
  vi.stubGlobal('navigator', { onLine: true })
  toast.remove()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const tick = (questionId: string, completed: boolean, queue = tab) =>
  queue.put(ME, questionId, { questionId, completed, seen: SEEN })
const send = (queue = tab, settled: () => Promise<unknown> = async () => undefined) =>
  sendWords(
    queue,
    ME,
    ({ questionId, completed, id, at, seen }, sentAt) =>
      call(setCompleted, { params: { questionId }, body: { completed, id, at, sentAt, seen } }),
    settled,
  )
const questionOf = ({ path }: Sent) => path.split('/').at(-2) ?? ''
/** The site accepts everything, and returns the time at which it counts. */
const taken = (minute: number) => ({ completed: true, saidAt: `2026-03-02T10:0${minute}:00.000Z` })
const waiting = () => tab.list(ME).map(({ place, word }) => [place, word.completed])
const said = () =>
  renderToStaticMarkup(
    createElement(() =>
      createElement(Fragment, null, ...useToasterStore().toasts.map(({ message }) => String(message))),
    ),
  )

test('LEARN-187 of each thing the last word waits, and a clock that is set back does not change the order of one device', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05') })
  tick('one', true)
  tick('two', true)
  const [before] = tab.list(ME)
  vi.setSystemTime(Date.parse('2020-01-01'))
  tick('one', false)
  expect(waiting()).toEqual([
    ['one', false],
    ['two', true],
  ])
  const [after] = tab.list(ME)
  expect(Date.parse(after?.word.at ?? '')).toBeGreaterThan(Date.parse(before?.word.at ?? ''))
  expect(after?.word.id).not.toBe(before?.word.id)
  // An action that was never sent is taken back by deleting it. Actions of other members stay.
  expect(tab.list('somebody')).toEqual([])
  expect(tab.forget(ME, 'one')).toBe(true)
  expect(waiting()).toEqual([['two', true]])
})

test('LEARN-187 a word that is on its way is not changed; what follows waits for it, and counts after it', async () => {
  tick('one', true)
  const answers = [later(), later()]
  const all = network(() => answers[all.length - 1]?.answer ?? refusal(500))
  const sending = send()
  await vi.waitFor(() => expect(all).toHaveLength(1))
  expect(tab.forget(ME, 'one')).toBe(false)
  tick('one', false)
  tick('one', true)
  tick('one', false)
  answers[0]?.give(taken(1))
  expect(await sending).toBe(1)
  // Only the last action of the meantime remains. The one that has arrived is gone.
  expect(tab.list(ME)).toMatchObject([{ place: 'one', word: { completed: false } }])
  expect(tab.list(ME)[0]?.before ?? []).toEqual([])
  const next = send()
  await vi.waitFor(() => expect(all).toHaveLength(2))
  answers[1]?.give(taken(2))
  await next
  expect(all.map(({ body }) => body.completed)).toEqual([true, false])
  expect(all[1]?.body.id).not.toBe(all[0]?.body.id)
  expect(waiting()).toEqual([])
})

test('LEARN-187 a word whose answer was lost is said again first, as it was, and what followed knows when it counts', async () => {
  tick('one', true)
  const all = network((): Answer => (all.length === 1 ? 'lost' : taken(all.length)))
  expect(await send()).toBe(0)
  tick('one', false)
  expect(await send()).toBe(1)
  const [lost, again, last] = all
  expect(again?.body).toEqual({ ...lost?.body, sentAt: again?.body.sentAt })
  expect(last?.body).toMatchObject({ completed: false, seen: taken(2).saidAt })
  expect(waiting()).toEqual([])
})

test('LEARN-187 what the site refuses is told to the member and not sent again; the other words arrive', async () => {
  for (const question of ['one', 'gone', 'two']) tick(question, true)
  const all = network((sent) => (questionOf(sent) === 'gone' ? refusal(404, 'No such question.') : taken(1)))
  const settled = vi.fn(async () => expect(tab.list(ME)).toHaveLength(3))
  expect(await send(tab, settled)).toBe(2)
  expect(settled).toHaveBeenCalledOnce()
  expect(all.map(questionOf)).toEqual(['one', 'gone', 'two'])
  expect(said()).toBe('1 thing that you did offline was not taken: No such question.')
  expect(waiting()).toEqual([])
  expect(await send()).toBe(0)
  expect(all).toHaveLength(3)
})

test('LEARN-187 a word that is refused does not take along what followed it', async () => {
  tick('one', true)
  const all = network((): Answer => {
    if (all.length === 1) return 'lost'
    return all.length === 2 ? refusal(400, 'Bad request') : taken(3)
  })
  await send()
  tick('one', false)
  expect(await send()).toBe(1)
  expect(all.at(-1)?.body).toMatchObject({ completed: false })
  expect(said()).toBe('')
  expect(waiting()).toEqual([])
})

test('LEARN-187 what may be taken later is kept: without a network, with a busy site, signed out, before a second factor', async () => {
  tick('one', true)
  tick('two', true)
  for (const answer of ['lost', refusal(503), refusal(429), refusal(401), refusal(403)] as const) {
    const all = network(() => answer)
    expect(await send()).toBe(0)
    // After the first failure no other request is sent.
    expect(all).toHaveLength(1)
  }
  expect(said()).toBe('')
  const all = network(() => taken(1))
  expect(await send()).toBe(2)
  expect(all).toHaveLength(2)
})

test('LEARN-187 two tabs send the same words, and one that is changed in the other tab meanwhile stays', async () => {
  for (const question of ['one', 'two']) tick(question, true)
  const answers = new Map<string, ReturnType<typeof later>>()
  const all = network((sent) => {
    const question = questionOf(sent)
    const answer = answers.get(question) ?? later()
    answers.set(question, answer)
    return answer.answer
  })
  // As in a browser without locks.
  const both = [send(tab), send(other)]
  await vi.waitFor(() => expect(all).toHaveLength(2))
  tick('one', false, other)
  answers.get('one')?.give(taken(1))
  await vi.waitFor(() => expect(all.length).toBeGreaterThan(2))
  answers.get('two')?.give(taken(2))
  await Promise.all(both)
  // Repeated requests have the same id, so the site accepts each action once.
  const ids = (question: string) =>
    new Set(all.filter((one) => questionOf(one) === question).map(({ body }) => body.id))
  expect([ids('one').size, ids('two').size]).toEqual([1, 1])
  expect(waiting()).toEqual([['one', false]])
  await send(other)
  expect(waiting()).toEqual([])
})

test('LEARN-187 a full device says so: nothing else is lost, and what waits is still sent', async () => {
  tick('one', true)
  const full = globalThis.localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => full.getItem(key),
    removeItem: (key: string) => full.removeItem(key),
    ...Object.fromEntries(Object.keys(full).map((key) => [key, ''])),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(tick('two', true)).toBe(false)
  expect(waiting()).toEqual([['one', true]])
  network(() => taken(1))
  expect(await send()).toBe(1)
  expect(waiting()).toEqual([])
})

test('LEARN-182 LEARN-187 what was sent without an answer is said again as it is, before what came after it', async () => {
  const word = { id: 'sent-once', at: '2026-03-02T10:00:00.000Z', questionId: 'one', completed: true }
  expect(tab.resend(ME, 'one', word)).toBe(true)
  // The action may have arrived, so it cannot simply be deleted.
  expect(tab.forget(ME, 'one')).toBe(false)
  tick('one', false)
  const all = network(() => taken(1))
  expect(await send()).toBe(1)
  expect(all.map(({ body }) => [body.id === 'sent-once', body.completed])).toEqual([
    [true, true],
    [false, false],
  ])
  // Another tab has stored an action in the meantime.
  tick('two', false, other)
  tab.resend(ME, 'two', { ...word, questionId: 'two' })
  expect(await send()).toBe(1)
  expect(all.slice(2).map(({ body }) => body.completed)).toEqual([true, false])
  expect(waiting()).toEqual([])
})
