import { expect, test } from 'vitest'
import { nextOf, ownPlace } from './next-place.ts'

const OURS = [
  '/profile',
  '/',
  '/dashboard/forum/1?sort=new&q=a%20b#reply-2',
  '/dsa?topic=1&q=two sum',
  '/dashboard/forum?q=%2F%2Fevil.example',
  '/nowhere',
  '/signups',
]
const NOT_OURS = [
  undefined,
  null,
  '',
  'profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/profile\\..\\evil',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https:',
  'https://evil.example',
  'https:/evil.example',
  'HTTPS://evil.example/profile',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /profile',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/pro\u0000file',
  '/\u007f',
  '/\u202eelif',
  '@evil.example',
  '/@evil.example//x',
  // No page to return to.
  '/signup',
  '/signup?next=/profile',
  '/./signup',
  '/api/v1/logout',
  `/${'a'.repeat(3_000)}`,
  ['/profile'],
]

test.each(OURS)('NAV-17 a sign-in leads back to an address of this site: %s', (place) => {
  expect(ownPlace(place)).toBe(new URL(place, 'http://club.test').href.slice('http://club.test'.length))
})

test.each(NOT_OURS)('safety X5 a sign-in never redirects to another site: %j', (place) => {
  expect(ownPlace(place)).toBeUndefined()
})

test('NAV-17 the address names the page to return to, else the state of the history entry', () => {
  expect(nextOf({ search: { next: '/profile' }, state: { next: '/dsa' } })).toBe('/profile')
  expect(nextOf({ search: {}, state: { next: '/dsa' } })).toBe('/dsa')
  expect(nextOf({ search: { next: '//evil.example' }, state: {} })).toBeUndefined()
  expect(nextOf({ search: {}, state: {} })).toBeUndefined()
})
