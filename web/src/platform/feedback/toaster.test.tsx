// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pass } from '../../../testing/browser-page.tsx'
import { pressButton, toasts } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'
import { type ToastTiming, toast, toastTypes } from './toasts.ts'

beforeEach(() => openScreen('/'))
afterEach(closeScreen)

/** Includes toasts that are leaving. */
const there = () => [...document.querySelectorAll('.toaster > *')]

async function expectToLeave() {
  expect(toasts()).toEqual([])
  await pass(199)
  expect(there()).toHaveLength(1)
  await pass(1)
  expect(there()).toEqual([])
}

/** Expects that the toast stays for this time, and then takes 200 ms to leave. */
async function expectToLast(milliseconds: number) {
  await pass()
  expect(toasts()).toHaveLength(1)
  await pass(milliseconds - 1)
  expect(toasts()).toHaveLength(1)
  await pass(1)
  await expectToLeave()
}

test('UI-06 the four types of a toast can be told apart', async () => {
  for (const type of toastTypes) toast[type]('Saved')
  await pass()
  const style = document.createElement('style')
  for (const file of ['ui/tokens.css', 'ui/badges.css', 'feedback/toast.css'])
    style.append(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  document.body.append(style)
  const looks = there().map((one) => {
    const icon = one.querySelector('.ico') as Element
    return {
      type: one.getAttribute('data-type'),
      said: one.querySelector('p')?.textContent,
      colour: getComputedStyle(icon).color,
      icon: icon.innerHTML,
    }
  })
  expect(looks.map(({ type }) => type).sort()).toEqual([...toastTypes].sort())
  for (const key of ['said', 'colour', 'icon'] as const)
    expect(new Set(looks.map((look) => look[key])).size, key).toBe(4)
})

test.each(toastTypes)(
  'UI-07 a toast of the type %s disappears after 4 s, or after its own duration',
  async (type) => {
    toast[type]('Saved')
    await expectToLast(4_000)
    toast[type]('Saved', { duration: 10_000 })
    await expectToLast(10_000)
  },
)

test('UI-08 a toast that is dismissed is gone after 200 ms', async () => {
  toast.warning('No changes to save')
  await pass()
  await pressButton('Dismiss: No changes to save')
  await expectToLeave()
})

test('UI-10 at most 20 toasts show at once', async () => {
  for (let at = 0; at < 19; at++) toast.info(`${at}`)
  await pass()
  expect(toasts()).toHaveLength(19)
  for (let at = 0; at < 5; at++) toast.info(`${at} more`)
  await pass()
  expect(toasts()).toHaveLength(20)
})

test.each([
  ['success', 2_000, toast.plainSuccess],
  ['error', 4_000, toast.plainError],
  ['blank', 4_000, toast.plain],
])(
  'UI-11 by the library’s own defaults %s lasts %i ms',
  async (_, milliseconds, show: (message: string, timing?: ToastTiming) => string) => {
    show('A plain word')
    await expectToLast(milliseconds)
  },
)

test('UI-12 a loading toast never goes by itself', async () => {
  toast.plainLoading('A plain wait')
  await pass(24 * 60 * 60_000)
  expect(toasts()).toEqual([expect.stringContaining('A plain wait')])
})
