// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasProfile, ashasSession } from '../../../testing/member.ts'
import { later } from '../../../testing/network.ts'
import {
  all,
  factOf,
  nameOf,
  one,
  press,
  pressButton,
  said,
  until,
  wordsOf,
} from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const open = (change: object = {}) => {
  const answers = { 'GET /members/': { users: [{ ...ashasProfile, bio: null, ...change }] } }
  return openScreen('/profile', { session: ashasSession, answers })
}
const bar = () => document.querySelector('header') as Element
const terms = (title: string) => [...one('region', title).querySelectorAll('dt')].map(wordsOf)

test('PROF-01 PROF-03 PROF-05 PROF-06 the bar, the header card, EDIT and the buttons that replace it', async () => {
  const { place } = await open()
  expect(said()).toContain('CALL OF CODE')
  const { classList } = document.documentElement
  const was = classList.contains('dark')
  await pressButton('Switch between light and dark', bar())
  expect(classList.contains('dark')).toBe(!was)
  const card = () => one('region', 'Asha')
  expect(wordsOf(card())).toContain('asha@college.edu')
  expect(all('button', /^/, card()).map(nameOf)).toEqual(['EDIT'])
  await pressButton('EDIT')
  for (const name of ['SAVE', 'CANCEL']) one('button', name)
  expect(all('button', 'EDIT')).toEqual([])
  await pressButton('CANCEL')
  await press(one('link', 'Home', bar()))
  expect(place()).toBe('/')
})

test('PROF-02 while the profile loads, Loading profile... shows in its place', async () => {
  const { answer, give } = later()
  await openScreen('/profile', { session: ashasSession, answers: { 'GET /members/': () => answer } })
  expect(said()).toContain('Loading profile...')
  expect(said()).not.toContain('asha@college.edu')
  give({ users: [ashasProfile] })
  await until(() => expect(said()).toContain('asha@college.edu'))
  expect(said()).not.toContain('Loading profile...')
})

test.each([true, false])(
  'PROF-04 a manager has the badge MANAGER, any other member has none: %s',
  async (isManager) => {
    await open({ isManager })
    expect(wordsOf(document.querySelector('main')).includes('MANAGER')).toBe(isManager)
  },
)

test('PROF-07 PROF-08 PROF-09 PROF-10 PROF-11 the three sections, and the texts for unset values', async () => {
  await open()
  expect(terms('PERSONAL INFORMATION')).toEqual([
    'Name',
    'Email',
    'Phone',
    'Birth date',
    'Passout year',
    'Bio',
  ])
  const links = {
    'SOCIAL LINKS': ['GitHub', 'LinkedIn', 'Twitter'],
    'CODING PLATFORMS': ['LeetCode', 'GeeksforGeeks', 'CodeChef', 'Codeforces'],
  }
  for (const [title, names] of Object.entries(links)) expect(terms(title)).toEqual(names)
  expect([factOf('Name'), factOf('Email')]).toEqual(['Asha', 'asha@college.edu'])
  for (const term of ['Phone', 'Birth date', 'Passout year', ...Object.values(links).flat()])
    expect(factOf(term), term).toBe('Not set')
  expect(factOf('Bio')).toBe('No bio added yet')
})
