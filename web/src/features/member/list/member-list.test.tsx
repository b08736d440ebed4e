// @vitest-environment happy-dom
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../../testing/member.ts'
import { all, enter, field, one, pressButton, until, wordsOf } from '../../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../../testing/screen.tsx'

afterEach(async () => {
  await closeScreen()
  localStorage.clear()
})

const fact = {
  kind: 'text' as const,
  choices: [] as string[],
  builtIn: true,
  members: 1,
  atSignup: 'no' as const,
}
const ravi: MemberRecord = {
  _id: '0197f9a0-0000-7000-8000-000000000077',
  name: 'Ravi',
  email: 'ravi@college.edu',
  profilePhoto: null,
  page: null,
  status: 'approved',
  declinedReason: null,
  role: 'member',
  tasks: [],
  signedUpAt: '2026-03-02T10:00:00.000Z',
  lastSeenAt: null,
  signins: 0,
  hasFactor: false,
  batch: null,
  passoutYear: 2027,
  facts: [
    { field: ROLL_NUMBER, name: 'Roll number', value: '21CS042' },
    { field: BRANCH, name: 'Branch', value: 'CSE' },
  ],
  mergedInto: null,
  alumniSince: null,
  invitedAt: null,
  isAdded: false,
}

async function open(path = '/dashboard/members', more: object = {}) {
  await openScreen(path, {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      'GET /admin/members': { data: [ravi], total: 1, nextCursor: null, previousCursor: null },
      'GET /admin/member-fields': {
        data: [
          { ...fact, _id: ROLL_NUMBER, name: 'Roll number' },
          { ...fact, _id: BRANCH, name: 'Branch' },
        ],
      },
      ...more,
    },
  })
  await until(() => expect(all('checkbox', 'Branch')).toHaveLength(1))
}
const row = () => wordsOf(document.querySelector('.members > li') as Element)

test('CLUB-501 a column that is chosen is shown, and kept on this device', async () => {
  await open()
  expect(row()).toContain('Roll number: 21CS042')
  expect(row()).not.toContain('CSE')
  one('checkbox', 'Branch').click()
  await until(() => expect(row()).toContain('Branch: CSE'))
  expect(JSON.parse(localStorage.getItem('member-columns') ?? '')).toContain(BRANCH)
})

test('CLUB-501 the columns that this device keeps are shown', async () => {
  localStorage.setItem('member-columns', JSON.stringify([BRANCH]))
  await open()
  await until(() => expect(row()).toContain('Branch: CSE'))
  expect(row()).not.toContain('21CS042')
})

test('CLUB-502 a view is saved under a name of its own, leads to its filters, and is deleted', async () => {
  await open('/dashboard/members?status=disabled')
  await until(() => field('Save these filters as'))
  const save = async (name: string) => {
    await enter(field('Save these filters as'), name)
    await pressButton('Save view')
  }
  await save('no YEAR')
  await until(() => expect(wordsOf(document.body)).toContain('A ready view has this name already.'))
  await save('Gone')
  await until(() => one('link', 'Gone'))
  expect(one('link', 'Gone').getAttribute('href')).toBe('/dashboard/members?status=disabled')
  expect(one('link', 'Never signed in').getAttribute('href')).toBe('/dashboard/members?seen=never')
  await save('gone')
  await until(() => expect(wordsOf(document.body)).toContain('You have a view of this name already.'))
  for (let at = 1; at < 10; at++) await save(`View ${at}`)
  await save('One more')
  await until(() => expect(wordsOf(document.body)).toContain('At most 10 views. Delete one first.'))
  await pressButton('Delete Gone')
  await until(() => expect(all('link', 'Gone')).toEqual([]))
})

test('CLUB-504 the number of members whom an act concerns is read before it is done', async () => {
  const sent: object[] = []
  await open('/dashboard/members', {
    'PUT /admin/members/alumni': ({ body }: { body: { expected: number | null } }) => {
      sent.push(body)
      return { data: { count: 1, changed: body.expected ?? 0 }, message: 'Alumni now' }
    },
  })
  one('checkbox', /Ravi/).click()
  await until(() => one('button', 'Make alumni'))
  await pressButton('Make alumni')
  await until(() => one('dialog', 'Make 1 member an alumnus'))
  await pressButton('Make 1 member an alumnus')
  await until(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([null, 1].map((expected) => ({ ids: [ravi._id], expected })))
})
