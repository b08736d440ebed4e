import { expect, test } from 'vitest'
import { experiencesOf, filtersOf, rolesIn, wideningsOf, yearsIn } from './find-experiences.ts'

const asked = (search: Parameters<typeof filtersOf>[0]) => JSON.parse(JSON.stringify(filtersOf(search)))

test('EXP-05, EXP-06, EXP-07 company and result filter alone or together', () => {
  expect(asked({ company: 'Google' })).toEqual({ company: 'Google' })
  expect(asked({ company: 'Amazon', result: 'Selected' })).toEqual({ company: 'Amazon', result: 'Selected' })
})

test('EXP-09 an unknown result or year means All, and an unknown company or role is asked for', () => {
  expect(asked({ result: 'On hold', year: 'last' })).toEqual({})
  expect(asked({ company: ' Zoho ', role: ' Astronaut ', year: '2026' })).toEqual({
    company: 'Zoho',
    role: 'Astronaut',
    year: '2026',
  })
})

test('EXP-10 a search is no longer than the server accepts', () => {
  expect(asked({ q: ' zOHo ' })).toEqual({ q: 'zOHo' })
  expect(asked({ q: 'x'.repeat(300) }).q).toHaveLength(200)
})

test('PART-05 the page asks for 24 cards without their texts', () => {
  const [, input]: readonly unknown[] = experiencesOf({ cursor: 'abc' }).queryKey
  const { query } = input as { query: Record<string, string> }
  expect(query).toMatchObject({ limit: '24', after: 'abc' })
  expect(query.fields).not.toMatch(/content|html/)
})

test('the options are the existing values, each once, and the chosen value', () => {
  const roles = ['SDE', 'Analyst']
  expect(rolesIn(roles, undefined)).toEqual(['Analyst', 'SDE'])
  expect(rolesIn(roles, ' sde ')).toEqual(['Analyst', 'SDE'])
  expect(rolesIn(roles, 'Astronaut')).toEqual(['Analyst', 'Astronaut', 'SDE'])
  expect(yearsIn(['2026', '2025'], undefined)).toEqual(['2026', '2025'])
  expect(yearsIn(['2026', '2025'], '2019')).toEqual(['2026', '2025', '2019'])
})

test('every filter that is set can be removed', () => {
  const search = { company: 'Google', year: '2026', result: 'On hold', q: ' ' }
  expect(wideningsOf(search).map(({ without }) => without)).toEqual(['company', 'year'])
  expect(wideningsOf({ q: 'google', role: 'SDE' }).map(({ words }) => words)).toEqual([
    'Any role',
    'Without the search',
  ])
})
