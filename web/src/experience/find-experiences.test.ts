import { expect, test } from 'vitest'
import { findExperiences } from './find-experiences.ts'

const google = { company: 'Google', role: 'SWE', candidate: 'Ishita Rao', verdict: 'Selected' }
const amazon = { company: 'Amazon', role: 'SDE Intern', candidate: '', verdict: 'Rejected' }
const zoho = { company: 'Zoho', role: 'Developer', candidate: 'Tara Joshi', verdict: 'Selected' }
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
