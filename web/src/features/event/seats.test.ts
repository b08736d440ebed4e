import { expect, test } from 'vitest'
import { givenUpWords, isFull, isOver, seatsOf } from './seats.ts'

test('NAV-12 the free seats are shown in words', () => {
  expect(seatsOf({ capacity: 60, going: 48, waiting: 0 })).toBe('12 of 60 seats left')
  expect(seatsOf({ capacity: 1, going: 0, waiting: 0 })).toBe('1 of 1 seat left')
  expect(seatsOf({ capacity: null, going: 7, waiting: 0 })).toBe('7 going, no limit')
})

test('NAV-12 a full event shows the length of its waiting list', () => {
  expect(seatsOf({ capacity: 2, going: 2, waiting: 0 })).toBe('2 of 2 seats taken')
  expect(seatsOf({ capacity: 2, going: 2, waiting: 1 })).toBe('2 of 2 seats taken, 1 waiting')
  expect(isFull({ capacity: 2, going: 1, waiting: 0 })).toBe(false)
  expect(isFull({ capacity: null, going: 900, waiting: 0 })).toBe(false)
})

test('CLUB-373 of an event with fewer seats than people who go no more seats are taken than there are', () => {
  expect(seatsOf({ capacity: 1, going: 3, waiting: 0 })).toBe('3 going, more than the 1 seat')
  expect(seatsOf({ capacity: 2, going: 3, waiting: 1 })).toBe('3 going, more than the 2 seats, 1 waiting')
  expect(seatsOf({ capacity: 1, going: 3, waiting: 1 }, false)).toBe('3 going, more than the 1 seat')
  expect(isFull({ capacity: 1, going: 3, waiting: 0 })).toBe(true)
})

test('NAV-12 an event that is over or cancelled has no seat left to take', () => {
  expect(seatsOf({ capacity: 60, going: 11, waiting: 0 }, false)).toBe('11 of 60 seats taken')
  expect(seatsOf({ capacity: 2, going: 2, waiting: 3 }, false)).toBe('2 of 2 seats taken')
  expect(seatsOf({ capacity: null, going: 7, waiting: 0 }, false)).toBe('7 going, no limit')
})

test('NAV-12 an event is over when it has ended', () => {
  const endsAt = '2026-08-08T14:30:00.000Z'
  expect(isOver({ endsAt }, Date.parse(endsAt) - 1)).toBe(false)
  expect(isOver({ endsAt }, Date.parse(endsAt))).toBe(true)
})

test('CLUB-421 a seat that is given up goes to whoever waits only where somebody does', () => {
  expect(givenUpWords({ waiting: 1 })).toMatch(/^It goes to the person who has waited longest/)
  expect(givenUpWords({ waiting: 0 })).toMatch(/^It is free for others then/)
})
