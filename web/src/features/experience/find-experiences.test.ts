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

test('EXP-05, EXP-06, EXP-07 company and result are chosen alone or together', () => {
  expect(findExperiences(all, { company: 'Google' })).toEqual([google])
  expect(findExperiences(all, { result: 'Selected' })).toEqual([google, zoho])
  expect(findExperiences(all, { company: 'Amazon', result: 'Selected' })).toEqual([])
})

test('EXP-09 another company shows under All, and a choice that is not offered means All', () => {
  expect(findExperiences(all, {})).toEqual(all)
  expect(findExperiences(all, { company: 'Zoho', result: 'On hold' })).toEqual(all)
})

test('EXP-10 the search finds another company, in any case, within what is chosen', () => {
  expect(findExperiences(all, { q: 'zOHo' })).toEqual([zoho])
  expect(findExperiences(all, { q: 'tara developer' })).toEqual([zoho])
  expect(findExperiences(all, { q: 'zoho', result: 'Rejected' })).toEqual([])
})

test('role and year narrow what company, result and search left, and each other', () => {
  expect(findExperiences(all, { role: ' sde  intern' })).toEqual([amazon])
  expect(findExperiences(all, { year: '2026' })).toEqual([amazon, zoho])
  expect(findExperiences(all, { year: '2026', result: 'Selected' })).toEqual([zoho])
  expect(findExperiences(all, { year: '2026', role: 'Developer', q: 'tara' })).toEqual([zoho])
  expect(findExperiences(all, { year: '2025', role: 'Developer' })).toEqual([])
})

test('a year that is none means any, and a role that nobody had finds nobody', () => {
  expect(findExperiences(all, { year: 'last' })).toEqual(all)
  expect(findExperiences(all, { role: 'Astronaut' })).toEqual([])
})

test('the choices are what there is, each once, and what is chosen', () => {
  const roles = [{ role: 'SDE' }, { role: ' sde ' }, { role: 'Analyst' }, { role: ' ' }]
  expect(rolesIn(roles, undefined)).toEqual(['Analyst', 'SDE'])
  expect(rolesIn(roles, 'Astronaut')).toEqual(['Analyst', 'Astronaut', 'SDE'])
  expect(yearsIn(all, undefined)).toEqual(['2026', '2025'])
  expect(yearsIn(all, '2019')).toEqual(['2026', '2025', '2019'])
})

test('what could be given up to see more is said with how much more, and nothing else is', () => {
  expect(wideningsOf(all, { company: 'Google', year: '2026', result: 'Selected' })).toEqual([
    { without: 'company', words: 'Any company', count: 1 },
    { without: 'year', words: 'Any year', count: 1 },
  ])
  expect(wideningsOf(all, { year: '2026', q: 'google' })).toEqual([
    { without: 'q', words: 'Without the search', count: 2 },
    { without: 'year', words: 'Any year', count: 1 },
  ])
})
