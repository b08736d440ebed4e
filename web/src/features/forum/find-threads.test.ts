import { expect, test } from 'vitest'
import { threadsQuery } from './find-threads.ts'

test('NAV-11 the address of the forum holds the filters, and leaves out the defaults', () => {
  expect(threadsQuery({})).toEqual({})
  expect(threadsQuery({ sort: 'latest', category: '', q: '  ' })).toEqual({})
  expect(threadsQuery({ sort: 'top', category: 'DSA help', q: ' heap ', cursor: 'abc' })).toEqual({
    sort: 'top',
    category: 'DSA help',
    q: 'heap',
    cursor: 'abc',
  })
})

test('CLUB-607 the address may name a category of the club', () => {
  expect(threadsQuery({ category: ' Robots ' })).toEqual({ category: 'Robots' })
})

test('NAV-11 invalid parts of an address are ignored instead of failing', () => {
  expect(threadsQuery({ sort: 'oldest', category: 'G'.repeat(41) })).toEqual({})
  expect(threadsQuery({ q: '🙂'.repeat(300) })).toEqual({ q: '🙂'.repeat(200) })
})
