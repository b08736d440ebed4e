import { expect, test } from 'vitest'
import { findExperiences, rolesIn, wideningsOf, yearsIn } from './find-experiences.ts'

const google = {
  company: 'Google',
  role: 'SWE',
  candidate: 'Ishita Rao',
  verdict: 'Selected',
  date: '2025-12-31T23:59:59.000Z',
}
const amazon = {
  company: 'Amazon',
  role: 'SDE Intern',
  candidate: '',
  verdict: 'Rejected',
  date: '2026-01-01T00:00:00.000Z',
}
const zoho = {
  company: 'Zoho',
  role: 'Developer',
  candidate: 'Tara Joshi',
  verdict: 'Selected',
  date: '2026-06-01T00:00:00.000Z',
}
const all = [google, amazon, zoho]

test('EXP-05, EXP-06, EXP-07 company and result filter alone or together', () => {
  expect(findExperiences(all, { company: 'Google' })).toEqual([google])
  expect(findExperiences(all, { result: 'Selected' })).toEqual([google, zoho])
  expect(findExperiences(all, { company: 'Amazon', result: 'Selected' })).toEqual([])
})

test('EXP-09 a company without a button shows under All, and an unknown filter value means All', () => {
  expect(findExperiences(all, {})).toEqual(all)
  expect(findExperiences(all, { company: 'Zoho', result: 'On hold' })).toEqual(all)
})

test('EXP-10 the search finds a company without a button, ignoring case, within the chosen filters', () => {
  expect(findExperiences(all, { q: 'zOHo' })).toEqual([zoho])
  expect(findExperiences(all, { q: 'tara developer' })).toEqual([zoho])
  expect(findExperiences(all, { q: 'zoho', result: 'Rejected' })).toEqual([])
})

test('role, year, company, result and search all filter together', () => {
  expect(findExperiences(all, { role: ' sde  intern' })).toEqual([amazon])
  expect(findExperiences(all, { year: '2026' })).toEqual([amazon, zoho])
  expect(findExperiences(all, { year: '2026', result: 'Selected' })).toEqual([zoho])
  expect(findExperiences(all, { year: '2026', role: 'Developer', q: 'tara' })).toEqual([zoho])
  expect(findExperiences(all, { year: '2025', role: 'Developer' })).toEqual([])
})

test('an invalid year means any, and an unknown role finds nothing', () => {
  expect(findExperiences(all, { year: 'last' })).toEqual(all)
  expect(findExperiences(all, { role: 'Astronaut' })).toEqual([])
})

test('the options are the existing values, each once, and the chosen value', () => {
  const roles = [{ role: 'SDE' }, { role: ' sde ' }, { role: 'Analyst' }, { role: ' ' }]
  expect(rolesIn(roles, undefined)).toEqual(['Analyst', 'SDE'])
  expect(rolesIn(roles, 'Astronaut')).toEqual(['Analyst', 'Astronaut', 'SDE'])
  expect(yearsIn(all, undefined)).toEqual(['2026', '2025'])
  expect(yearsIn(all, '2019')).toEqual(['2026', '2025', '2019'])
})

test('only filters whose removal shows more results are suggested, each with the number of results', () => {
  expect(wideningsOf(all, { company: 'Google', year: '2026', result: 'Selected' })).toEqual([
    { without: 'company', words: 'Any company', count: 1 },
    { without: 'year', words: 'Any year', count: 1 },
  ])
  expect(wideningsOf(all, { year: '2026', q: 'google' })).toEqual([
    { without: 'q', words: 'Without the search', count: 2 },
    { without: 'year', words: 'Any year', count: 1 },
  ])
})
