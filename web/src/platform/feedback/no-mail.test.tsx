// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, one, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const club = { mail: 'none' } as const
const PAGES = [
  '/dashboard/approvals',
  '/dashboard/announcements',
  '/dashboard/announcements/new',
  '/dashboard/members/import',
]

test.each(PAGES)('CLUB-445 without a mail server %s says first that nobody gets mail', async (page) => {
  await openScreen(page, { session: { ...ashasSession, role: 'admin' }, club })
  expect(wordsOf(document.querySelector('.no-mail'))).toContain('Nobody gets mail yet.')
  expect(one('link', 'Enter a mail server').getAttribute('href')).toBe('/dashboard/club?part=mail')
})

test('CLUB-683 an entered mail server that has taken no test mail leads to the test, not to a form that is filled', async () => {
  await openScreen('/dashboard/approvals', {
    session: { ...ashasSession, role: 'admin' },
    club: { mail: 'untried' },
  })
  expect(wordsOf(document.querySelector('.no-mail'))).toContain('Nobody gets mail yet.')
  expect(one('link', 'Send a test mail').getAttribute('href')).toBe('/dashboard/club?part=mail')
  expect(all('link', 'Enter a mail server')).toEqual([])
})

test('CLUB-445 who holds a task reads it without a way to a page that is closed to them', async () => {
  await openScreen('/dashboard/approvals', { session: { ...ashasSession, tasks: ['approvals'] }, club })
  expect(wordsOf(document.querySelector('.no-mail'))).toBe('Nobody gets mail yet.')
  expect(all('link', 'Enter a mail server')).toEqual([])
})
