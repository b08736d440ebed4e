import type { Profile } from '@callofcode/contract/member/member'
import { expect, test } from 'vitest'
import {
  EMPTY_DRAFT,
  formOf,
  type ProfileDraft,
  pendingChanges,
  shownText,
  withRemoved,
  withText,
} from './profile-changes.ts'
import type { ProfileField, Removable } from './profile-fields.ts'

const year = new Date().getUTCFullYear()
const asha: Profile = {
  _id: '0197a000-0000-7000-8000-000000000001',
  name: 'Asha Verma',
  email: 'asha@college.edu',
  phone: '+91 98765 43210',
  birth_date: '2005-03-09T00:00:00.000Z',
  passoutYear: `${year}-01-02T00:00:00.000Z`,
  bio: 'Mostly graphs.\r\nAsk me about union-find.',
  profilePhoto: '/photos/a.webp',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isManager: true,
  tasks: ['approvals'],
  role: 'member',
  github: 'https://github.com/ashaverma',
  linkedin: null,
  twitter: null,
  leetcode: null,
  geeksforgeeks: null,
  codechef: null,
  codeforces: null,
}
const typed = (texts: Partial<Record<ProfileField, string>>) =>
  Object.entries(texts).reduce<ProfileDraft>(
    (draft, [field, text]) => withText(draft, field as ProfileField, text),
    EMPTY_DRAFT,
  )
const removed = (field: Removable) => withRemoved(EMPTY_DRAFT, field, true)
const changesOf = (draft: ProfileDraft) => pendingChanges(asha, draft, false)

test('PROF-18 without typing there is no change', () => {
  expect(changesOf(EMPTY_DRAFT)).toEqual({})
})

test('PROF-22 only changed fields are sent', () => {
  expect(changesOf(typed({ name: 'Asha V', twitter: ' https://x.com/asha ' }))).toEqual({
    name: 'Asha V',
    twitter: 'https://x.com/asha',
  })
})

test('PROF-19 a field set back to its original value is not sent', () => {
  const there = withText(EMPTY_DRAFT, 'name', 'Asha')
  expect(changesOf(withText(there, 'name', 'Asha Verma'))).toEqual({})
  expect(changesOf(typed({ birth_date: '2005-03-09', passoutYear: String(year) }))).toEqual({})
  expect(changesOf(typed({ bio: 'Mostly graphs.\nAsk me about union-find.' }))).toEqual({})
})

test('PROF-20 a field cleared by typing is not sent', () => {
  expect(changesOf(typed({ name: '', phone: '   ', github: '', birth_date: '', bio: '' }))).toEqual({})
})

test('PROF-20 a removed field is sent as null if it has a stored value', () => {
  expect(changesOf(removed('github'))).toEqual({ github: null })
  expect(changesOf(removed('bio'))).toEqual({ bio: null })
  expect(changesOf(removed('profilePhoto'))).toEqual({ profilePhoto: null })
  expect(changesOf(removed('linkedin'))).toEqual({})
})

test('PROF-20 a removed field that the member restores or types into is not cleared', () => {
  expect(changesOf(withRemoved(removed('github'), 'github', false))).toEqual({})
  const again = withText(removed('github'), 'github', 'https://github.com/asha')
  expect(changesOf(again)).toEqual({ github: 'https://github.com/asha' })
})

test('a removed field is empty, and a restored one shows the stored value', () => {
  expect(shownText(asha, removed('github'), 'github')).toBe('')
  expect(shownText(asha, EMPTY_DRAFT, 'github')).toBe('https://github.com/ashaverma')
})

test('PROF-21 with an empty bio, other changes send the existing bio too', () => {
  expect(changesOf(typed({ name: 'Asha V', bio: '' }))).toEqual({ name: 'Asha V', bio: asha.bio })
  expect(pendingChanges(asha, typed({ bio: ' ' }), true)).toEqual({ bio: asha.bio })
  expect(pendingChanges({ ...asha, bio: null }, typed({ name: 'Asha V' }), false)).toEqual({ name: 'Asha V' })
})

test('PROF-21 a removed bio is not sent with its old text', () => {
  expect(changesOf(withText(removed('bio'), 'name', 'Asha V'))).toEqual({ name: 'Asha V', bio: null })
})

test('PROF-23 a new photo replaces the removed one', () => {
  expect(pendingChanges(asha, removed('profilePhoto'), true)).toEqual({})
  const form = formOf({}, new File(['x'], 'me.png', { type: 'image/png' }))
  expect([...form.keys()]).toEqual(['memberData', 'file'])
  expect([...formOf({ name: 'Asha' }, undefined)]).toEqual([['memberData', '{"name":"Asha"}']])
})

test('PROF-24 the birth date is sent as an ISO date-time', () => {
  expect(changesOf(typed({ birth_date: '2004-12-31' }))).toEqual({ birth_date: '2004-12-31T00:00:00.000Z' })
})

test('PROF-25 the passout year is sent as 2 January of that year', () => {
  const changes = changesOf(typed({ passoutYear: String(year + 1) }))
  expect(changes).toEqual({ passoutYear: `${year + 1}-01-02T00:00:00.000Z` })
})

test('VAL-29 an invalid passout year, or one outside the allowed range, keeps the previous value', () => {
  const before = typed({ passoutYear: String(year + 2) })
  for (const text of ['', 'soon', '20', `${year + 5}`, `${year - 5}`, `${year}.5`])
    expect(withText(before, 'passoutYear', text)).toEqual(before)
})

test('VAL-29 the first and the last allowed year are accepted', () => {
  for (const edge of [year - 4, year + 4])
    expect(withText(EMPTY_DRAFT, 'passoutYear', `${edge}`).texts.passoutYear).toBe(`${edge}`)
})
