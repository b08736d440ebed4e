import { compileMessages } from '@callofcode/contract/judge-assets/judge-assets'
import { expect, test } from 'vitest'
import type { RunState } from './run-state.ts'
import { statusText } from './run-status.tsx'

test('RES-421 while the judge is made nobody is promised a minute: it is said that it is made once, and how long that may take', () => {
  const preparing = { seconds: 9, failed: false, engines: [], share: 0.1 }
  const state = { phase: 'loading', language: 'cpp', preparing } as unknown as RunState
  for (const said of [statusText(state), compileMessages.preparing.text]) {
    expect(said).toContain('once, at its first start')
    expect(said).toContain('on a small machine a quarter of an hour')
    expect(said).not.toMatch(/takes (about )?a minute/)
  }
})

test('LAND-23 after Submit of a visitor it is said that a failing sample was not submitted', () => {
  const ran = { phase: 'ran', results: new Map(), source: '' } as const
  expect(statusText({ ...ran, notSubmitted: true })).toBe(
    'Not submitted: a sample fails. 0 of 0 cases passed.',
  )
  expect(statusText(ran)).toBe('0 of 0 cases passed.')
})
