import { expect, test } from 'vitest'
import { resultTabs } from './result-tabs.ts'

const nothing = { of: 'run', run: 'idle', accepted: false, isSlow: false, grows: false } as const

test('RES-440 the results have the tabs that there is something to read in', () => {
  expect(resultTabs(nothing)).toEqual(['cases'])
  expect(resultTabs({ ...nothing, run: 'ran' })).toEqual(['cases'])
  expect(resultTabs({ ...nothing, of: undefined })).toEqual(['cases'])
  expect(resultTabs({ ...nothing, run: 'refused' })).toEqual(['verdict', 'cases'])
  expect(resultTabs({ ...nothing, run: 'found' })).toEqual(['verdict', 'cases'])
  const submitted = { ...nothing, of: 'submission', grows: true } as const
  expect(resultTabs(submitted)).toEqual(['verdict', 'cases'])
  expect(resultTabs({ ...submitted, isSlow: true })).toEqual(['verdict', 'cases', 'growth'])
  const accepted = { ...submitted, accepted: true }
  expect(resultTabs(accepted)).toEqual(['verdict', 'cases', 'growth', 'compare'])
  expect(resultTabs({ ...accepted, grows: false })).toEqual(['verdict', 'cases', 'compare'])
  // The code of visitors is not compared.
  expect(resultTabs({ ...nothing, run: 'accepted', accepted: true, grows: true })).toEqual([
    ...(['verdict', 'cases', 'growth'] as const),
  ])
  expect(resultTabs({ ...nothing, run: 'accepted', isSlow: true, grows: true })).toContain('growth')
})
