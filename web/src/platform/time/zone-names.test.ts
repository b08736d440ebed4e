import { isTimeZone } from '@callofcode/contract/wall-time'
import { expect, test } from 'vitest'
import { RENAMED, zoneNames, zoneOfToday, zoneTyped } from './zone-names.ts'

test('LEARN-19 zones have the names of today, which the server accepts, and each stands once', () => {
  const zones = zoneNames()
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh']))
  expect(zones.filter((zone) => zone in RENAMED)).toEqual([])
  expect(new Set(zones).size).toBe(zones.length)
  for (const name of Object.values(RENAMED)) expect(isTimeZone(name), name).toBe(true)
})
test('LEARN-19 a zone of an earlier name is the same zone', () => {
  const at = (timeZone: string, time: Date) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'long' }).format(time)
  for (const [old, name] of Object.entries(RENAMED))
    for (const time of ['2024-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])
      expect(at(old, new Date(time)), old).toBe(at(name, new Date(time)))
  expect(zoneOfToday('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(zoneOfToday('Europe/Paris')).toBe('Europe/Paris')
})
test('LEARN-19 a zone is known by what people type', () => {
  const zones = ['America/New_York', 'Asia/Kolkata', 'UTC']
  for (const text of ['Asia/Kolkata', 'asia/kolkata ', 'Kolkata'])
    expect(zoneTyped(text, zones)).toBe('Asia/Kolkata')
  for (const text of ['America/New York', 'new york']) expect(zoneTyped(text, zones)).toBe('America/New_York')
  for (const text of ['', 'Nowhere', 'York', 'a']) expect(zoneTyped(text, zones), text).toBeUndefined()
})
