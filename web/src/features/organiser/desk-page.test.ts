// @vitest-environment happy-dom
import type { ClubHome } from '@callofcode/contract/organiser/organiser'
import type { Task } from '@callofcode/contract/task'
import { afterEach, expect, test } from 'vitest'
import { ashasProfile, ashasSession } from '../../../testing/member.ts'
import {
  all,
  enter,
  field,
  nameOf,
  one,
  pressButton,
  title,
  until,
  wordsOf,
} from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

const ID = '0197f9a0-0000-7000-8000-000000000009'
const admin = { ...ashasSession, role: 'admin' as const }
const event = {
  _id: ID,
  title: 'Graph night',
  startsAt: '2026-12-03T12:00:00.000Z',
  endsAt: '2026-12-03T14:00:00.000Z',
  timeZone: 'UTC',
  going: 12,
  capacity: 30,
}
const home: ClubHome = {
  firstSteps: null,
  events: { count: 1, next: [event] },
  unanswered: { count: 0, newest: [] },
  announcement: {
    _id: ID,
    title: 'Contest on Friday',
    publishedAt: '2026-12-01T12:00:00.000Z',
    told: 974,
    mail: true,
    isTold: true,
    mails: { total: 974, sent: 72, waiting: 902, refused: 0, dropped: 0 },
  },
  unseen: { never: 20_001, month: 41 },
  lights: { mails: [], backups: [] },
  season: ['handover', 'archive'],
  weeks: [],
}
const waiting = { data: { signups: 20_001, flags: 0, reports: 0, experiences: 2, blogs: 0 }, readyBlogs: 0 }

async function openDesk(change: Partial<ClubHome> = {}, session: typeof ashasSession = admin) {
  const answers = { 'GET /admin/home': { data: { ...home, ...change } }, 'GET /waiting': waiting }
  await openScreen('/dashboard/desk', { session, answers, now: Date.parse('2026-12-02T12:00:00Z') })
  await until(() => one('region', 'For you to decide'))
}
const addressOf = (name: string | RegExp) => one<HTMLAnchorElement>('link', name).getAttribute('href')

afterEach(closeScreen)

test('CLUB-461 the desk begins with what waits and the week, whose doors are buttons; a number above the limit says that there are more', async () => {
  await openDesk()
  await until(() => one('region', 'The week ahead'))
  const order = all('region').map(nameOf)
  expect(order.indexOf('For you to decide')).toBeLessThan(order.indexOf('The week ahead'))
  for (const later of ['This season', 'Unanswered threads', 'Last announcement', 'Members who stay away'])
    expect(order.indexOf('The week ahead'), later).toBeLessThan(order.indexOf(later))
  expect(wordsOf(one('region', 'For you to decide'))).toContain('20,000+')
  const door = one('link', 'Door of Graph night')
  expect(door.classList).toContain('btn')
  expect(door.getAttribute('href')).toBe(`/events/${ID}/door`)
})

test('CLUB-462 the last announcement says how far its mails are, and leads to it', async () => {
  await openDesk()
  const region = await until(() => one('region', 'Last announcement'))
  expect(wordsOf(region)).toMatch(/72 of 974 .*902/)
  expect(addressOf('Contest on Friday')).toBe(`/dashboard/announcements/${ID}`)
  await openDesk({ announcement: null })
  await until(() => one('region', 'The week ahead'))
  expect(all('region', 'Last announcement')).toEqual([])
})

test('CLUB-463 who stays away is two numbers, each with its list; none of them is no part', async () => {
  await openDesk()
  const region = await until(() => one('region', 'Members who stay away'))
  expect(wordsOf(region)).toContain('Never signed in20,000+Not seen for 30 days41')
  expect(addressOf('Never signed in')).toBe('/dashboard/members?seen=never')
  expect(addressOf('Not seen for 30 days')).toBe('/dashboard/members?seen=month')
  await openDesk({ unseen: { never: 0, month: 0 } })
  await until(() => one('region', 'The week ahead'))
  expect(all('region', 'Members who stay away')).toEqual([])
})

test('CLUB-464 SAFE-17 two lights are fine, or say why not and lead to where it is mended', async () => {
  await openDesk()
  await until(() => one('link', 'Mail fine'))
  expect(addressOf('Backup fine')).toBe('/dashboard/operations#backups')
  const found = { state: 'look', since: null, count: null, said: null } as const
  await openDesk({
    lights: {
      mails: [{ ...found, part: 'mails', name: 'noMailServer' }],
      backups: [{ ...found, part: 'backups', name: 'backupFails', state: 'bad', said: 'The disk is full' }],
    },
  })
  await until(() => one('link', 'Mail no mail server'))
  expect(addressOf('Mail no mail server')).toBe('/dashboard/club?part=mail')
  expect(addressOf('Backup failed: The disk is full')).toBe('/dashboard/operations#backups')
  await openDesk({ lights: { mails: [], backups: null } })
  await until(() => one('link', 'Mail fine'))
  expect(all('link', /^Backup/)).toEqual([])
})

test('CLUB-465 the open steps of the season lead to their pages', async () => {
  await openDesk()
  const region = await until(() => one('region', 'This season'))
  expect(all('link', /^/, region).map(wordsOf)).toEqual(['Hand over the club', 'Archive who passed out'])
  await openDesk({ season: [] })
  await until(() => one('region', 'The week ahead'))
  expect(all('region', 'This season')).toEqual([])
})

test('CLUB-461 who holds a task sees what it covers, and no empty part', async () => {
  const none = { lights: null, season: null, unseen: null, weeks: null, announcement: null, unanswered: null }
  await openDesk(none, { ...ashasSession, tasks: ['events', 'approvals'] })
  const week = await until(() => one('region', 'The week ahead'))
  expect(addressOf('Door of Graph night')).toBe(`/events/${ID}/door`)
  expect(nameOf(week)).toBe('The week ahead')
  for (const hidden of ['This season', 'Unanswered threads', 'Last announcement', 'Members who stay away'])
    expect(all('region', hidden), hidden).toEqual([])
  expect(all('link', /^(Mail|Backup)/)).toEqual([])
})

const FIRST_PAGES: [Task[], string][] = [
  [[], 'Today'],
  [['events'], 'Desk'],
]

test.each(FIRST_PAGES)('CLUB-460 after a sign-in, who holds the tasks %j is on %s', async (tasks, page) => {
  await openScreen('/signup', {
    answers: {
      'POST /members/signin': {},
      'GET /members/': { users: [{ ...ashasProfile, tasks }] },
      'GET /members/me/standing': {
        data: { pausedUntil: null, warned: false, mustAccept: false, measures: [] },
      },
      'GET /members/me/practice': { data: { hidesDifficulty: false, timeZone: null } },
      'GET /members/me/factors': {
        data: { required: false, app: null, passkeys: [], recoveryCodes: 0, passkeyHost: null },
      },
      'GET /waiting': waiting,
    },
  })
  await enter(field('Email'), 'asha@college.edu')
  await enter(field('Password'), 'Correct-2024!')
  await pressButton('Login')
  await until(() => expect(title()).toBe(page))
})
