import { expect, test } from 'vitest'
import { threadsQuery } from './find-threads.ts'

test('NAV-11 the address of the forum says what is asked for, and its defaults are left out', () => {
  expect(threadsQuery({})).toEqual({})
  expect(threadsQuery({ sort: 'latest', category: '', q: '  ' })).toEqual({})
  expect(threadsQuery({ sort: 'top', category: 'DSA help', q: ' heap ', cursor: 'abc' })).toEqual({
    sort: 'top',
    category: 'DSA help',
    q: 'heap',
    cursor: 'abc',
  })
})

test('NAV-11 what an address gets wrong is left out instead of failing', () => {
  expect(threadsQuery({ sort: 'oldest', category: 'Gossip' })).toEqual({})
  expect(threadsQuery({ q: '🙂'.repeat(300) })).toEqual({ q: '🙂'.repeat(200) })
})
