import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStorageOf } from '../../../testing/browser-store.ts'
import { isSent, queuedProblems, submissionOutbox } from './submission-outbox.ts'

beforeEach(() => vi.stubGlobal('localStorage', localStorageOf()))
afterEach(() => vi.unstubAllGlobals())

const queued = { key: 'k1', language: 'python', source: 'print(1)' } as const

test('safety D2 the problems with an unsent submission are listed after a reload, each once', () => {
  submissionOutbox.save('asha', 'fair-cuts', queued)
  submissionOutbox.save('asha', 'two-sum', { ...queued, key: 'k2' })
  submissionOutbox.save('asha', 'fair-cuts', queued)
  expect(queuedProblems('asha').sort()).toEqual(['fair-cuts', 'two-sum'])
})

test('safety D2 a sent submission is not sent again, and its outcome can still be read', () => {
  submissionOutbox.save('asha', 'fair-cuts', { key: 'k1', id: 'row 1' })
  expect(queuedProblems('asha')).toEqual([])
  const kept = submissionOutbox.get('asha', 'fair-cuts')
  expect(kept && isSent(kept) && kept.id).toBe('row 1')
})

test('safety Z3 a member sees no submission of another member on the same device', () => {
  submissionOutbox.save('asha', 'fair-cuts', queued)
  expect(queuedProblems('ravi')).toEqual([])
  expect(queuedProblems('ash')).toEqual([])
})
