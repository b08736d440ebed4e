import type { Finding, Part } from '@callofcode/contract/operations/operations'
import { expect, test } from 'vitest'
import { partState, partsByNeed } from './part-sentences.ts'

const found = (part: Part, state: Finding['state']): Finding => ({
  part,
  name: 'mailsFail',
  state,
  since: null,
  count: 3,
  said: null,
})

test('OPS-50 a part has the state of its worst finding', () => {
  const [look, bad] = [found('mails', 'look'), found('mails', 'bad')]
  expect(partState('mails', { findings: [] })).toBe('good')
  expect(partState('mails', { findings: [look] })).toBe('look')
  expect(partState('mails', { findings: [look, bad] })).toBe('bad')
  expect(partState('disk', { findings: [look, bad] })).toBe('good')
})

test('OPS-50 what needs somebody comes first, then what is looked at every week, and settings that could be safer stay last', () => {
  const calm = partsByNeed({ findings: [] })
  expect(calm.slice(0, 2)).toEqual(['backups', 'mails'])
  expect(calm.slice(-2)).toEqual(['answers', 'settings'])
  const findings = [found('settings', 'look'), found('answers', 'look'), found('disk', 'bad')]
  expect(partsByNeed({ findings }).slice(0, 3)).toEqual(['disk', 'answers', 'backups'])
  expect(partsByNeed({ findings }).at(-1)).toBe('settings')
  expect(partsByNeed({ findings: [found('settings', 'bad')] })[0]).toBe('settings')
})
