// @vitest-environment happy-dom
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, enter, field, key, nameOf, one, pressButton, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const _id = '0197f9a0-0000-7000-8000-000000000077'
const other = '0197f9a0-0000-7000-8000-000000000078'
const ravi: MemberRecord = {
  _id,
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
  facts: [],
  mergedInto: null,
  alumniSince: null,
  invitedAt: null,
  isAdded: false,
}
const likely = {
  _id: other,
  name: 'Ravi K',
  email: 'ravi+old@mail.example',
  status: 'approved',
  why: 'email',
  signedUpAt: '2026-03-02T10:00:00.000Z',
}
const named = ({ _id: of, name, email }: Pick<MemberRecord, '_id' | 'name' | 'email'>) => ({
  _id: of,
  name,
  email,
})

function openMember() {
  let member = ravi
  let accounts: object[] = [likely]
  return openScreen(`/dashboard/members/${_id}`, {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      [`GET /admin/members/${_id}`]: () => ({ data: member }),
      [`GET /admin/members/${_id}/duplicates`]: () => ({ data: accounts }),
      [`GET /admin/members/${_id}/duplicates/${other}`]: {
        data: { from: named({ ...ravi, ...likely }), into: named(ravi), parts: [] },
      },
      [`POST /admin/members/${_id}/duplicates/${other}/merge`]: () => {
        accounts = []
        return { message: 'The accounts are one' }
      },
      [`PUT /admin/members/${_id}/tasks/events`]: () => {
        member = { ...ravi, tasks: [{ task: 'events', until: null, isOver: false }] }
        return { data: member, message: 'Task given' }
      },
    },
  })
}

test('UI-21 once a task is given the focus is at the task', async () => {
  await openMember()
  await until(() => one('button', /^Give.*Events/))
  one('button', /^Give.*Events/).focus()
  await pressButton(/^Give.*Events/)
  await until(() => one('button', /^Take.*Events/))
  await until(() => expect(document.activeElement?.id).toBe('task-events'))
})

test('UI-21 once two accounts are one the focus is where they were listed', async () => {
  await openMember()
  await until(() => one('button', /^Merge.*old@mail/))
  one('button', /^Merge.*old@mail/).focus()
  await pressButton(/^Merge.*old@mail/)
  await until(() => one('button', 'Merge into Ravi'))
  await pressButton('Merge into Ravi')
  await until(() => expect(all('button', /^Merge/)).toEqual([]))
  await until(() => expect(document.activeElement?.id).toBe('duplicates'))
})

test('CLUB-382 UI-21 once the year of the chosen is set the focus is in the box that chooses all, and on the heading when the list is empty', async () => {
  let members = [ravi]
  await openScreen('/dashboard/members', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      'GET /admin/members': () => ({
        data: members,
        total: members.length,
        nextCursor: null,
        previousCursor: null,
      }),
      'PUT /admin/members/year': { data: { changed: 1, same: 0 }, message: 'They have no year now' },
    },
  })
  const set = async () => {
    await until(() => expect(all('checkbox', /Ravi/)).toHaveLength(1))
    one('checkbox', /Ravi/).click()
    const choice = await until(() => field('Batch or year for the chosen'))
    await enter(choice, 'year:none')
    one('button', 'Set').focus()
    await pressButton('Set')
    await until(() => expect(all('button', 'Set')).toEqual([]))
  }
  await set()
  await until(() => expect(nameOf(document.activeElement as Element)).toBe('Choose the one here'))
  members = []
  await set()
  await until(() => expect(document.activeElement?.id).toBe('members-title'))
})

test('CLUB-431 the letter that manages a member leads into the menu, and Escape back to the row', async () => {
  await openScreen('/dashboard/members', {
    session: { ...ashasSession, role: 'admin' },
    answers: { 'GET /admin/members': { data: [ravi], total: 1, nextCursor: null, previousCursor: null } },
  })
  await until(() => expect(all('checkbox', /Ravi/)).toHaveLength(1))
  one('checkbox', /Ravi/).focus()
  await key('m')
  await until(() => expect(document.activeElement).toBe(one('button', /^Make admin/)))
  await key('Escape')
  await until(() => expect(document.activeElement?.id).toBe(`manage-${_id}`))
  expect(document.querySelector<HTMLDetailsElement>('.member-manage')?.open).toBe(false)
})
