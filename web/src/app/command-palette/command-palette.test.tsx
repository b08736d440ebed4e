// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { asha, pass } from '../../../testing/browser-page.tsx'
import { all, enter, field, key, nameOf, one, until, wordsOf } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const search = () => field(/^Search the site/)
const options = () => all('option').map(nameOf)
const group = (name: string) => one('group', name)

async function openPalette(given: { session?: typeof asha; answers?: Answers } = {}) {
  const screen = await openScreen('/dashboard', given)
  await key('k', { ctrlKey: true, code: 'KeyK' })
  await until(search)
  return screen
}

const thread = {
  kind: 'thread',
  id: '0197f9a0-0000-7000-8000-000000000001',
  topicId: null,
  label: 'Segment trees',
  hint: 'by Ravi',
  marks: [],
  snippet: null,
}

test('a search sends one request, once the typing rests, and none for words that were searched before', async () => {
  const { sent } = await openPalette({ answers: { 'GET /search': { data: [thread] } } })
  const asked = () => sent.flatMap(({ path }) => (path.startsWith('/search') ? [path] : []))
  for (const text of ['s', 'se', 'seg']) {
    await enter(search(), text)
    await pass(50)
  }
  expect(asked()).toEqual([])
  await pass(1_000)
  expect(wordsOf(group('Threads'))).toContain('Segment trees')
  for (const text of ['seg ', 'seg']) {
    await enter(search(), text)
    await pass(1_000)
  }
  expect(asked()).toEqual(['/search?q=seg'])
})

test('SRCH-09 the palette opens what it finds, remembers it, and where it finds nothing says where to look', async () => {
  const answers: Answers = { 'GET /search': { data: [thread] } }
  const { place } = await openPalette({ session: asha, answers })
  await enter(search(), 'segment')
  await pass(1_000)
  const at = options().findIndex((name) => name.startsWith('Segment trees'))
  for (let step = 0; step < at; step++) await key('ArrowDown')
  expect(all('option')[at]?.getAttribute('aria-selected')).toBe('true')
  await key('Enter')
  expect(place()).toBe(`/dashboard/forum/${thread.id}`)

  await key('k', { ctrlKey: true, code: 'KeyK' })
  await until(search)
  expect(wordsOf(group('Recent'))).toContain('Segment trees')
  answers['GET /search'] = { data: [] }
  await enter(search(), 'quixotry zyzzyva')
  await pass(1_000)
  const status = () => wordsOf(document.querySelector('dialog [role=status]'))
  await until(() => expect(status()).toBe('Nothing found.'))
  expect(all('option', /^New thread/, group('Look here instead'))).toHaveLength(1)
})

test('ROLE-04 a visitor’s palette lists only screens that visitors may open', async () => {
  await openPalette()
  const names = options().join()
  for (const open of ['Modules', 'Log in']) expect(names).toContain(open)
  for (const closed of ['Create Blog', 'Approvals', 'Profile', 'Logout']) expect(names).not.toContain(closed)
})

test('the ? key lists the shortcuts, and single-key shortcuts can be switched off', async () => {
  await openScreen('/dashboard')
  await key('?')
  const sheet = () => all('dialog', 'Keyboard shortcuts')
  await until(() => expect(sheet()).toHaveLength(1))
  expect(wordsOf(sheet()[0])).toContain('Next in the list')
  const box = one<HTMLInputElement>('checkbox', 'Shortcuts of a single key')
  box.click()
  await pass()
  expect(box.checked).toBe(false)
  // A reload.
  await openScreen('/dashboard')
  await key('?')
  await vi.dynamicImportSettled()
  await pass()
  expect(all('dialog')).toEqual([])
  await key('k', { ctrlKey: true, code: 'KeyK' })
  await until(search)
})

test('UI-301 DASH-08 on a layout of another script Ctrl and the key where the letter stands do what the letter does', async () => {
  await openScreen('/dashboard')
  const isRail = () => document.querySelector('aside')?.classList.contains('rail')
  await key('и', { ctrlKey: true, code: 'KeyB' })
  expect(isRail()).toBe(true)
  await key('ब', { ctrlKey: true, code: 'KeyB' })
  expect(isRail()).toBe(false)
  // On Dvorak the letter x is at the place of b.
  await key('x', { ctrlKey: true, code: 'KeyB' })
  expect(isRail()).toBe(false)
  await key('л', { ctrlKey: true, code: 'KeyK' })
  await until(search)
})
