// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { pass } from '../../../testing/browser-page.tsx'
import { key, one, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const over = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
const rest = async (target: Element, milliseconds: number) => {
  over(target)
  await pass(milliseconds)
}
const away = (milliseconds: number) => rest(document.body, milliseconds)
const tips = () => [...document.querySelectorAll('[role=tooltip]')].map(wordsOf)
/** Waits for the first tooltip, which loads the code of tooltips. */
const first = (words: string) => until(() => expect(tips()).toEqual([expect.stringContaining(words)]))

test('UI-13 a tooltip shows after the pointer has rested 700 ms', async () => {
  await openScreen('/dashboard')
  const button = one('button', 'Toggle sidebar')
  await rest(button, 699)
  expect(tips()).toEqual([])
  await pass(1)
  await first('Toggle sidebar')
  await away(0)
  expect(tips()).toEqual([])
  await away(1_000)
  await rest(button, 699)
  expect(tips()).toEqual([])
})

test('UI-14 within 300 ms after a tooltip closes the next shows at once; later it waits again', async () => {
  await openScreen('/dashboard')
  await key('b', { ctrlKey: true, code: 'KeyB' })
  const menu = one('navigation', 'Main')
  const link = (name: string) => one('link', name, menu)
  await rest(link('Blogs'), 700)
  await first('Blogs')
  await away(299)
  await rest(link('Forum'), 0)
  expect(tips()).toEqual(['Forum'])

  await away(300)
  expect(tips()).toEqual([])
  await rest(link('Blogs'), 699)
  expect(tips()).toEqual([])
  await pass(1)
  expect(tips()).toEqual(['Blogs'])
})
