import type { DraftContent } from '@callofcode/contract/draft/draft'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStorageOf } from '../../../testing/browser-store.ts'
import { DraftServer, type Fate } from '../../../testing/draft-server.ts'
import type { OtherDraft } from './choose-draft.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { type Aside, keepLocalDraftsOf } from './local-drafts.ts'

const MEMBER = 'asha'
const BLANK = { text: '' }
const STEPS = 40

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns numbers from 0 to 1, the same for the same seed (mulberry32). */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Simulates a user, another device and a bad network until all is saved. Throws when a text is lost or comes back. */
async function walk(seed: number, elsewhere: boolean) {
  const random = chance(seed)
  const below = (most: number) => Math.floor(random() * most)
  const server = new DraftServer()
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const story: string[] = []
  let texts = 0
  let keeper = new DraftKeeper(`reply:${seed}`, MEMBER, server)
  let shown: DraftContent = BLANK
  /** Published texts, texts typed before them, and discarded texts. None may come back. */
  const over = new Set<unknown>()
  /** Texts that another device had shown and overwritten. */
  const replaced = new Set<unknown>()
  const mayBeGone = (text: unknown) => text === '' || over.has(text) || replaced.has(text)
  const textOf = (content: DraftContent | undefined) => content?.text ?? ''

  /** Lists the drafts that were set aside, in order. */
  const offered = (other: OtherDraft | Aside | undefined): unknown[] =>
    other ? [textOf(other.content), ...offered(other.behind)] : []

  const open = async () => {
    const asides = offered(keeper.state().other)
    const opening = keeper.open()
    await pass(30_000)
    const choice = await opening
    const found = [textOf(choice.content), textOf(choice.other?.content)]
    // Without local storage the text may be only on the server.
    for (const text of [textOf(shown), ...asides])
      if (!mayBeGone(text))
        expect([...offered(choice.other), ...found, textOf(server.row?.content)]).toContain(text)
    for (const text of found) expect(over).not.toContain(text)
    shown = choice.content ?? BLANK
    keeper.begin(shown, choice)
  }
  const settle = (take: 'shown' | 'other') => {
    const { other } = keeper.state()
    if (!other) return
    // Only keeping a draft gives up the other. Showing it does not.
    if (take === 'shown') {
      over.add(textOf(other.content))
      over.delete(textOf(shown))
    }
    shown = keeper.settle(take) ?? shown
  }
  const end = async (works: boolean) => {
    const ending = keeper.end(async () => {
      await pass(0)
      if (!works) throw new Error('refused')
      over.add(textOf(server.row?.content))
      for (let typed = 1; typed <= texts; typed++) over.add(`${typed}`)
      server.row = null
    }, BLANK)
    const done = ending.then(({ typedOn }) => {
      if (!typedOn) shown = BLANK
    })
    await Promise.all([done.catch(() => undefined), pass(4_000)])
  }
  const steps: [string, () => unknown][] = [
    ['type', () => type()],
    ['type', () => type()],
    ['wait', () => pass(below(4_000))],
    ['wait', () => pass(below(40_000))],
    ['leave', () => reopen()],
    ['end', () => end(true)],
    ['end in vain', () => end(false)],
    ['settle', () => settle(random() < 0.5 ? 'shown' : 'other')],
    ['back', () => keeper.tryAgain()],
    ['elsewhere', () => elsewhere && saveElsewhere()],
  ]
  const type = () => {
    shown = { text: `${++texts}` }
    keeper.type(shown)
  }
  const reopen = () => {
    keeper.close()
    keeper = new DraftKeeper(`reply:${seed}`, MEMBER, server)
    return open()
  }
  const saveElsewhere = () => {
    // The device has shown the text that it overwrites.
    replaced.add(textOf(server.row?.content))
    server.write({ text: `elsewhere ${++texts}` })
  }
  const fates: Fate[] = [{ down: true }, { lost: true }, { back: 25_000 }, { there: 2_000 }, { back: 1_500 }]
  server.fate = () => (random() < 0.5 ? {} : (fates[below(fates.length)] ?? {}))

  await open()
  over.delete('')
  try {
    for (let at = 0; at < STEPS; at++) {
      const [name, step] = steps[below(steps.length)] ?? ['', () => undefined]
      story.push(name)
      await step()
      over.delete('')
    }
    server.fate = () => ({})
    // The choice repeats: the offered draft may be outdated by then, and another may follow it.
    for (const take of [undefined, 'shown', 'shown', 'shown', 'shown', 'shown'] as const) {
      if (take) settle(take)
      await pass(300_000)
    }
    const saved = textOf(server.row?.content)
    if (!mayBeGone(textOf(shown))) expect(saved).toBe(textOf(shown))
    expect(over).not.toContain(saved)
  } catch (error) {
    throw new Error(`seed ${seed}, after ${story.join(', ')}: ${error}`)
  }
  keeper.close()
}

test.each([
  ['with another device', localStorageOf(), true],
  ['on one device', localStorageOf(), false],
  ['where the storage is full', localStorageOf(0), false],
  ['where the storage is forbidden', undefined, false],
])(
  'ADM-13 ADM-17 in random runs no text is lost and no published text comes back: %s',
  async (_, store, elsewhere) => {
    vi.stubGlobal('localStorage', store)
    keepLocalDraftsOf(MEMBER)
    for (let seed = 1; seed <= 150; seed++) await walk(seed, elsewhere)
  },
)
