// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { adding } from '../../../testing/judge-worker.ts'
import { all, one, press, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const open = (given: Partial<typeof adding> = {}) =>
  openScreen('/dsa/problems/aground', {
    answers: { 'GET /problems/aground': { data: { ...adding, ...given } } },
  })

test('RES-445 a problem names the question that it stands for, and its number on LeetCode', async () => {
  await open({ question: 'Two Sum', leetcode: 1 })
  await until(() => expect(said()).toContain('Like Two Sum, LeetCode 1'))
  await open({ question: 'Two Sum' })
  await until(() => expect(said()).toMatch(/Like Two Sum(?!,)/))
  await open()
  expect(said()).not.toContain('Like')
})

test('RES-444 above the editor stand the language and a gear, which has everything else', async () => {
  await open()
  const pane = one('region', 'Code')
  const bar = pane.querySelector<HTMLElement>('.pane-bar') as HTMLElement
  const menu = one('group', 'Editor settings')
  const outside = (kind: 'button' | 'field' | 'checkbox') =>
    all(kind, /^/, bar).filter((it) => !menu.contains(it)).length
  expect([outside('button'), outside('field'), outside('checkbox')]).toEqual([1, 1, 0])
  expect(all('checkbox', /^/, menu)).toHaveLength(2)
})

test('RES-442 the arrow keys move the handle between editor and results, and the device keeps it', async () => {
  await open()
  const handle = () => document.querySelector('hr[aria-orientation=horizontal]') as HTMLElement
  const value = () => handle().getAttribute('aria-valuenow')
  const key = async (name: string) => {
    handle().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
    await until(() => undefined)
  }
  expect([value(), handle().tabIndex]).toEqual(['26', 0])
  await key('ArrowUp')
  await until(() => expect(value()).toBe('28'))
  await key('ArrowDown')
  await key('ArrowDown')
  await until(() => expect(value()).toBe('24'))
  await key('End')
  await until(() => expect(value()).toBe('75'))
  expect(JSON.parse(localStorage.getItem('bench') ?? '{}')).toMatchObject({ writing: 75, tracing: 65 })
  await key('Home')
  await until(() => expect(value()).toBe('12'))
})

test('RES-443 hints, editorial and solutions are the parts of Help, each under its own address', async () => {
  await open()
  const tabs = () => all('link', /^/, one('navigation', 'About the problem')).map((it) => it.textContent)
  await until(() => expect(tabs()).toEqual(['Statement', 'Help', 'Submissions', 'Notes', 'Discussion']))
  await press(all('link', 'Help')[0] as HTMLElement)
  const parts = () => all<HTMLAnchorElement>('link', /^/, one('navigation', 'Help'))
  await until(() =>
    expect(parts().map((it) => it.getAttribute('href'))).toEqual([
      '/dsa/problems/aground?view=hints',
      '/dsa/problems/aground?view=editorial',
      '/dsa/problems/aground?view=solutions',
    ]),
  )
})

test('LEARN-27 beside the notes on a problem its question is starred, and put into a list', async () => {
  await openScreen('/dsa/problems/aground?view=notes', {
    session: asha,
    answers: {
      'GET /problems/aground': { data: { ...adding, questionId: '0197f9a0-0000-7000-8000-000000000001' } },
    },
  })
  await until(() => one('button', 'Add to a list'))
  one('button', /^Star /)
})
