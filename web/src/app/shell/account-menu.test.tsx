// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { refusal } from '../../../testing/network.ts'
import { dismissToast, one, pressButton, toasts } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const menu = () => one('navigation', 'Your account')

test.each(['/dsa', '/dsa/problems', '/events', '/profile', '/settings', '/dashboard'])(
  'the account menu leads from %s to profile and settings, and logs out',
  async (path) => {
    const answers = { 'GET /logout': { message: 'Logged out' } }
    const { place } = await openScreen(path, { session: asha, answers })
    expect(one('button', 'Your account').getAttribute('popovertarget')).toBe(menu().id)
    expect(one('link', 'Profile', menu()).getAttribute('href')).toBe('/profile')
    expect(one('link', 'Settings', menu()).getAttribute('href')).toBe('/settings')
    expect(one('link', 'Help', menu()).getAttribute('href')).toBe('/help')
    await pressButton('Logout', menu())
    expect(place()).toBe('/')
    expect(toasts()).toEqual(['Success: Logged out'])
  },
)

test('ERR-12 when Logout fails, a toast says why and the user stays signed in', async () => {
  const answers: Answers = {}
  const { place } = await openScreen('/dashboard/blogs', { session: asha, answers })
  const said = 'Nobody may leave now.'
  for (const status of [400, 403, 500]) {
    answers['GET /logout'] = refusal(status, said)
    await pressButton('Logout', menu())
    expect(toasts()).toEqual([`Error: ${said}`])
    expect(place()).toBe('/dashboard/blogs')
    expect(one('link', 'Asha, profile')).toBeTruthy()
    await dismissToast()
  }
})
