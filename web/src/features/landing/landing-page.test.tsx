// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, nameOf, one, title, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const closing = () => one('region', 'READY TO ANSWER THE CALL?')

test('LAND-06 LAND-07 LAND-10 the hero: headline, tagline, a card that is decoration', async () => {
  await openScreen('/')
  expect(title()).toBe('CODE. CREATE. CONQUER.')
  const words = wordsOf(one('region', 'CODE. CREATE. CONQUER.'))
  for (const invited of [
    /creative coders/i,
    /join .*community/i,
    /explore events/i,
    /take part in hackathons/i,
  ])
    expect(words).toMatch(invited)
  // Decoration has no role, so a class finds it.
  const card = document.querySelector('.listing')
  expect(card?.getAttribute('aria-hidden')).toBe('true')
  expect(card?.querySelectorAll('a, button, input, select, textarea, [tabindex]')).toHaveLength(0)
})

test('CLUB-685 visitors are led to the login beside the sign-up, members are not', async () => {
  await openScreen('/')
  expect(one('link', 'LOG IN').getAttribute('href')).toBe('/signup')
  await openScreen('/', { session: asha })
  expect(all('link', 'LOG IN')).toEqual([])
})

test('LAND-12 LAND-13 WHY JOIN US? holds its three cards', async () => {
  await openScreen('/')
  await until(() => one('heading', 'WHY JOIN US?'))
  const cards = all('listitem', /^/, one('region', 'WHY JOIN US?'))
  expect(cards.map((card) => wordsOf(card.querySelector('h3')))).toEqual([
    'COMMUNITY',
    'INNOVATION',
    'ACHIEVEMENT',
  ])
  for (const [at, words] of [
    'Connect with passionate coders and grow together',
    'Explore cutting-edge technologies and build amazing things',
    'Participate in hackathons and showcase your skills',
  ].entries())
    expect(nameOf(cards[at] as Element)).toContain(words)
})

test('LAND-14 LAND-15 LAND-17 the closing banner and the footer, in whatever year', async () => {
  await openScreen('/', { now: Date.parse('2031-05-04T12:00:00Z') })
  const words = 'Join hundreds of creative minds building the future, one line of code at a time.'
  expect(wordsOf(closing())).toContain(words)
  expect(one('image', '5 stars', closing()).querySelectorAll('svg')).toHaveLength(5)
  const footer = wordsOf(document.querySelector('footer'))
  expect(footer).toContain('© 2024')
  expect(footer).not.toMatch(/20(?!24)\d\d/)
})

test('LAND-19 who is signed in is not asked to join: both calls lead to the dashboard', async () => {
  await openScreen('/', { session: asha })
  expect(all('link', /JOIN/)).toEqual([])
  const bar = document.querySelector('header') as Element
  for (const link of [one('link', 'Dashboard', bar), one('link', 'OPEN THE DASHBOARD', closing())])
    expect(link.getAttribute('href')).toBe('/dashboard')
  await closeScreen()
  await openScreen('/')
  expect(all('link', /JOIN/)).toHaveLength(2)
})
