// @vitest-environment happy-dom
import type { ManagedAnnouncement } from '@callofcode/contract/announcement/announcement'
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { factOf, title, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const _id = '0197f9a0-0000-7000-8000-000000000001'
const sent: ManagedAnnouncement = {
  _id,
  title: 'Hall 2',
  state: 'sent',
  to: 'everyone',
  toName: null,
  mail: false,
  bannerDay: '2026-12-24',
  publishAt: '2026-11-20T09:00:00.000Z',
  publishedAt: '2026-11-20T09:00:00.000Z',
  told: 801,
  item: null,
  content: 'Come.',
  html: '<p>Come.</p>',
  year: null,
  batchId: null,
  groupId: null,
  eventId: null,
  setId: null,
  editedAt: null,
  withdrawnAt: null,
  isTold: true,
  mails: null,
}

async function factsOf(announcement: ManagedAnnouncement) {
  await openScreen(`/dashboard/announcements/${_id}`, {
    session: { ...asha, role: 'admin' },
    answers: { [`GET /admin/announcements/${_id}`]: { data: announcement } },
  })
  await until(() => expect(title()).toBe('Hall 2'))
  const facts = [factOf('Banner'), factOf('Notified'), factOf('Had been notified')]
  await closeScreen()
  return facts
}

test('CLUB-134 a withdrawn announcement promises no banner, and says whom it had told as a thing of the past', async () => {
  expect(await factsOf(sent)).toEqual(['until December 24, 2026', '801 members', ''])
  const withdrawn = { state: 'withdrawn', withdrawnAt: '2026-11-21T09:00:00.000Z' } as const
  expect(await factsOf({ ...sent, ...withdrawn })).toEqual(['', '', '801 members'])
})
