// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { title, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

test('NAV-303 the help says what each word of the site means', async () => {
  await openScreen('/help')
  await until(() => expect(title()).toBe('Help'))
  const terms = [...document.querySelectorAll('main dt')].map(wordsOf)
  expect(terms.slice(0, 2)).toEqual(['Problem', 'Path'])
  for (const term of ['Module', 'List', 'Plan', 'DSA Tracker', 'Review', 'Streak', 'Fuel'])
    expect(terms).toContain(term)
  for (const means of document.querySelectorAll('main dd')) expect(wordsOf(means).length).toBeGreaterThan(40)
})
