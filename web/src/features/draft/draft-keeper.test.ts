import type { DraftContent } from '@callofcode/contract/draft/draft'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStorageOf } from '../../../testing/browser-store.ts'
import { DraftServer } from '../../../testing/draft-server.ts'
import { CallError } from '../../platform/api/client.ts'
import { chooseDraft } from './choose-draft.ts'
import { DraftKeeper } from './draft-keeper.ts'
import type { DraftPlace } from './draft-wire.ts'
import { keepLocalDraftsOf, localDrafts } from './local-drafts.ts'

const MEMBER = 'asha'
const BLANK = { text: '' }
let server: DraftServer
let place: DraftPlace
let count = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', localStorageOf())
  keepLocalDraftsOf(MEMBER)
  server = new DraftServer()
  place = `reply:${count++}`
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** Opens the form on a screen, as a user sees it. */
async function opened() {
  const keeper = new DraftKeeper(place, MEMBER, server)
  const opening = keeper.open()
  await pass(30_000)
  const choice = await opening
  let shown: DraftContent = choice.content ?? BLANK
  keeper.begin(shown, choice)
  const show = (content: DraftContent | undefined) => {
    shown = content ?? shown
  }
  return {
    keeper,
    shown: () => shown.text,
    type(text: string) {
      show({ text })
      keeper.type(shown)
    },
    settle: (take: 'shown' | 'other') => show(keeper.settle(take)),
    end: (act: () => Promise<unknown>) =>
      keeper.end(act, BLANK).then(({ typedOn }) => show(typedOn ? undefined : BLANK)),
  }
}
const publish = async () => {
  server.row = null
}
const onServer = () => server.row?.content.text

test('ADM-11 typed text is stored on the device at once, and sent to the server once, shortly after', async () => {
  const form = await opened()
  for (const text of ['a', 'ab', 'abc']) form.type(text)
  expect(localDrafts.get(MEMBER, place)?.content).toEqual({ text: 'abc' })
  await pass(2_000)
  expect([onServer(), server.saves]).toEqual(['abc', 1])
  expect(form.keeper.state()).toMatchObject({ phase: 'saved', kept: true })
})

test('ADM-13 without a connection the save is retried with growing delays, and when the connection is back', async () => {
  const form = await opened()
  server.fate = () => ({ down: true })
  form.type('In a tunnel')
  await pass(120_000)
  expect(server.saves).toBeGreaterThan(3)
  expect(server.saves).toBeLessThan(10)
  expect(form.keeper.state()).toMatchObject({ phase: 'waiting', reason: 'no connection', kept: true })
  server.fate = () => ({})
  form.keeper.tryAgain()
  await pass(0)
  expect(onServer()).toBe('In a tunnel')
})

test('a retry waits as long as a busy server asks', async () => {
  const form = await opened()
  server.fates.push({ refused: new CallError(429, {}, 50) })
  form.type('Soon')
  await pass(50_000)
  expect(server.saves).toBe(1)
  await pass(14_000)
  expect(onServer()).toBe('Soon')
})

test('a save whose answer was lost is not taken for another device’s, even after more typing', async () => {
  const form = await opened()
  server.fates.push({ lost: true }, { down: true })
  form.type('one')
  await pass(1_000)
  form.type('one, two')
  await pass(30_000)
  expect([onServer(), form.keeper.state().other]).toEqual(['one, two', undefined])
})

test('ADM-15 the draft of another device is offered, and neither is overwritten before the choice', async () => {
  const form = await opened()
  server.write({ text: 'on the phone' })
  form.type('on the desk')
  await pass(5_000)
  expect(form.keeper.state().other).toMatchObject({ content: { text: 'on the phone' }, onServer: true })
  form.type('on the desk, and on')
  await pass(5_000)
  expect(onServer()).toBe('on the phone')
  form.settle('shown')
  await pass(5_000)
  expect(onServer()).toBe('on the desk, and on')
})

/** Simulates two devices: the server has a different text from this form. */
async function metAnother() {
  const form = await opened()
  server.write({ text: 'on the phone' })
  form.type('on the desk')
  await pass(5_000)
  return form
}

test('NOTE-02 ADM-15 showing the other draft is no choice: it leads back, and both stay, over a reload too, until one is kept', async () => {
  const form = await metAnother()
  for (const [shown, other] of [
    ['on the phone', { content: { text: 'on the desk' }, onServer: false }],
    ['on the desk', { content: { text: 'on the phone' }, onServer: true }],
    ['on the phone', { content: { text: 'on the desk' }, onServer: false }],
  ] as const) {
    form.settle('other')
    await pass(5_000)
    expect([form.shown(), onServer()]).toEqual([shown, 'on the phone'])
    expect(form.keeper.state().other).toMatchObject(other)
    const { content, other: offered } = chooseDraft(localDrafts.get(MEMBER, place), server.row)
    expect([content?.text, offered?.content.text].sort()).toEqual(['on the desk', 'on the phone'])
  }
  form.settle('other')
  form.settle('shown')
  await pass(5_000)
  expect([form.shown(), onServer(), form.keeper.state().other]).toEqual([
    'on the desk',
    'on the desk',
    undefined,
  ])
})

test('NOTE-02 what is typed in the draft of the other device is saved, and one’s own is still there to come back to', async () => {
  const form = await metAnother()
  form.settle('other')
  form.type('on the phone, and on')
  await pass(5_000)
  expect(onServer()).toBe('on the phone, and on')
  // The phone saves again: a third text, and all three are kept.
  server.write({ text: 'on the phone, otherwise' })
  form.type('on the phone, and on and on')
  await pass(5_000)
  expect([form.shown(), onServer()]).toEqual(['on the phone, and on and on', 'on the phone, otherwise'])
  form.keeper.close()
  const again = await opened()
  const seen = new Set([again.shown()])
  for (let pressed = 0; pressed < 2; pressed++) {
    again.settle('other')
    seen.add(again.shown())
  }
  expect([...seen].sort()).toEqual(['on the phone, and on and on', 'on the phone, otherwise'])
  again.settle('shown')
  again.settle('other')
  expect(again.shown()).toBe('on the desk')
})

test('NOTE-02 a form that nobody typed in is nothing to come back to', async () => {
  const form = await metAnother()
  form.settle('other')
  form.keeper.close()
  server.row = null
  const again = await opened()
  expect([again.shown(), again.keeper.state().other?.content.text]).toEqual(['', 'on the desk'])
  again.settle('other')
  await pass(5_000)
  expect([again.shown(), onServer(), again.keeper.state().other]).toEqual([
    'on the desk',
    'on the desk',
    undefined,
  ])
})

test('ADM-17 when a draft was discarded elsewhere, further typing creates a new one', async () => {
  const form = await opened()
  form.type('one')
  await pass(2_000)
  server.row = null
  form.type('one, two')
  await pass(5_000)
  expect([onServer(), form.keeper.state().other]).toEqual(['one, two', undefined])
})

test('ADM-17 a late answer to an earlier request does not restore an ended draft', async () => {
  const form = await opened()
  form.type('ours')
  await pass(2_000)
  server.write({ text: 'theirs' })
  // The save is refused, and the response with the other draft arrives after the form was published.
  server.fates.push({}, { back: 10_000 })
  form.type('ours, whole')
  await pass(1_000)
  const ending = form.end(publish)
  await pass(60_000)
  await ending
  expect(form.keeper.state()).toEqual({ ready: true, phase: 'blank', kept: false })
  expect([form.shown(), server.row]).toEqual(['', null])
})

test.each([
  ['and its answer comes', {}],
  ['and its answer is lost', { lost: true }],
])('ADM-17 a save that the server handles after the end is deleted again, %s', async (_, fate) => {
  const form = await opened()
  server.fates.push({ there: 8_000, ...fate })
  form.type('published')
  await pass(900)
  const ending = form.end(publish)
  await pass(60_000)
  await ending
  expect([server.row, localDrafts.get(MEMBER, place)]).toEqual([null, undefined])
  const again = await opened()
  expect([again.shown(), again.keeper.state().restoredAt]).toEqual(['', undefined])
})

test('text typed after the end is a new draft, whatever late answers arrive', async () => {
  const form = await opened()
  server.fates.push({ there: 8_000 })
  form.type('published')
  await pass(900)
  const ending = form.end(publish)
  await pass(4_000)
  await ending
  form.type('the next one')
  await pass(60_000)
  expect([onServer(), form.keeper.state().other]).toEqual(['the next one', undefined])
})

test('text typed while the form is being submitted stays, as a new draft', async () => {
  const form = await opened()
  form.type('sent')
  await pass(2_000)
  const ending = form.end(() => pass(0).then(publish))
  form.type('sent, and more')
  await pass(5_000)
  await ending
  await pass(5_000)
  expect([form.shown(), onServer()]).toEqual(['sent, and more', 'sent, and more'])
})

test('ADM-18 when ending a draft fails, the draft stays, and later typing is saved', async () => {
  const form = await opened()
  form.type('kept')
  const ending = form.end(() => Promise.reject(new CallError(400)))
  await expect(ending).rejects.toThrow()
  await pass(5_000)
  expect([form.shown(), onServer()]).toEqual(['kept', 'kept'])
})

test('a draft is still saved after its screen closes, and is there when the screen reopens', async () => {
  const form = await opened()
  server.fates.push({ down: true }, { down: true })
  form.type('left behind')
  form.keeper.close()
  await pass(1_000)
  const again = await opened()
  expect(again.shown()).toBe('left behind')
  await pass(10_000)
  expect(onServer()).toBe('left behind')
})

test('safety Z3 after a logout, or the sign-in of another member in any tab, no draft of the previous member is sent or kept', async () => {
  for (const next of [undefined, 'ravi']) {
    keepLocalDraftsOf(MEMBER)
    const form = await opened()
    form.type('hers')
    keepLocalDraftsOf(next)
    form.type('hers, and more')
    await pass(10_000)
    form.keeper.close()
    await pass(100_000)
    expect([server.row, localDrafts.get(MEMBER, place)]).toEqual([null, undefined])
  }
})

test.each([
  ['full', localStorageOf(0)],
  ['forbidden', undefined],
])(
  'when the storage is %s, all text reaches the server soon, also text typed just before the screen closes',
  async (_, store) => {
    vi.stubGlobal('localStorage', store)
    const form = await opened()
    form.type('one')
    expect(form.keeper.state().kept).toBe(false)
    server.fates.push({ down: true })
    form.keeper.close()
    await pass(100)
    // The form is closed and opened again before the save.
    const again = await opened()
    expect(again.shown()).toBe('one')
    again.type('one, two')
    again.keeper.close()
    await pass(10_000)
    expect(onServer()).toBe('one, two')
  },
)

test('two tabs that edit the same form lose nothing', async () => {
  const [one, two] = [await opened(), await opened()]
  one.type('from one')
  two.type('from two')
  await pass(5_000)
  const texts = [one, two].map(({ keeper, shown }) => [shown(), keeper.state().other?.content.text])
  expect(texts.flat().filter(Boolean).sort()).toEqual(['from one', 'from one', 'from two'])
})
