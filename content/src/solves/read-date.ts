import { momentOf } from '@callofcode/contract/wall-time'
import type { Reading } from './given-solve.ts'

/**
 * The result for a date: `at` if it names a day, `either` if two readings are possible (03/04/2024). It is `vague` if it names no
 * day (two months ago), `wrong` for a day outside the calendar (31/02/2025), and `future` for a day to come. It is `early` for a
 * day before such sites existed.
 */
export type ReadDate = { readonly at: string } | Undated
export const UNDATED = ['either', 'vague', 'wrong', 'future', 'early'] as const
export type Undated = (typeof UNDATED)[number]

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const EARLIEST = Date.UTC(2000, 0, 1)
const LONGEST = 100
const SPANS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600, day: 86_400 }

/** Returns undefined for a text that is no date. Numbers count as seconds or milliseconds only if `isColumn` is set. */
export function readDate(given: string, reading: Reading, isColumn = false): ReadDate | undefined {
  const text = given.trim().toLowerCase()
  if (text.length < 3 || text.length > LONGEST) return undefined
  if (isColumn && /^(?:19|20)\d{6}$/.test(text))
    return dateOf([text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number) as Day, '', reading)
  if (isColumn && SERIAL.test(text)) return serial(Number(text), reading)
  if (/^\d{9,13}(?:\.\d{1,9})?$/.test(text)) return isColumn ? stamp(Number(text), reading) : undefined
  if (!/\d|ago|today|yesterday|now/.test(text)) return undefined
  return relative(text, reading) ?? yearFirst(text, reading) ?? slashes(text, reading) ?? named(text, reading)
}

/** A day as spreadsheets like Excel store it, with the time as a fraction: 45296.4375. */
const SERIAL = /^\d{5}(?:\.\d{1,15})?$/
const SERIAL_START = Date.UTC(1899, 11, 30)

function serial(number: number, reading: Reading): ReadDate | undefined {
  const minute = Math.round(number * 1_440)
  const [date = '', time = ''] = new Date(SERIAL_START + minute * 60_000).toISOString().split('T')
  return yearFirst(`${date}${number % 1 === 0 ? '' : ` ${time.slice(0, 5)}`}`, reading)
}

const stamp = (number: number, reading: Reading) => within(number < 1e11 ? number * 1_000 : number, reading)

/** Rejects times in the future. A clock that is slightly ahead counts as now. */
function within(time: number, { now }: Reading): ReadDate {
  if (Number.isNaN(time)) return 'wrong'
  if (time < EARLIEST) return 'early'
  if (time > now.getTime() + 86_400_000) return 'future'
  return { at: new Date(Math.min(time, now.getTime())).toISOString() }
}

/** Reads a relative day. “Two days ago” names a day, and “two months ago” does not. */
function relative(text: string, reading: Reading): ReadDate | undefined {
  if (text === 'today' || text === 'just now' || text === 'now') return { at: reading.now.toISOString() }
  if (text === 'yesterday') return within(reading.now.getTime() - 86_400_000, reading)
  if (!text.endsWith(' ago')) return undefined
  let seconds = 0
  for (const part of text.slice(0, -4).split(/,\s?|\sand\s/)) {
    const [, many = '', unit = ''] = /^(an?|\d{1,4})\s([a-z]{3,7}?)s?$/.exec(part.trim()) ?? []
    if (/^(?:week|month|year)$/.test(unit)) return 'vague'
    const span = SPANS[unit]
    if (span === undefined) return undefined
    seconds += span * (many.startsWith('a') ? 1 : Number(many))
  }
  return within(reading.now.getTime() - seconds * 1_000, reading)
}

const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(am|pm|a\.m\.|p\.m\.)?\s?(.*)$/

function yearFirst(text: string, reading: Reading): ReadDate | undefined {
  const found = /^(\d{4})([-/. ])(\d{1,2}|[a-z]{3,9})\2(\d{1,2})(?:[t ,]\s?(.{1,80}))?$/.exec(text)
  if (!found) return undefined
  const [, year, , month = '', day, rest = ''] = found
  const number = monthOf(month) ?? Number(month)
  return Number.isNaN(number) ? undefined : dateOf([Number(year), number, Number(day)], rest, reading)
}

function slashes(text: string, reading: Reading): ReadDate | undefined {
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[ ,]\s?(.{1,80}))?$/.exec(text)
  if (!found) return undefined
  const [one, two, year, rest = ''] = [Number(found[1]), Number(found[2]), yearOf(found[3]), found[4]]
  if (one > 12) return dateOf([year, two, one], rest, reading)
  if (two > 12 || one === two) return dateOf([year, one, two], rest, reading)
  if (reading.dayFirst === undefined) return 'either'
  return dateOf(reading.dayFirst ? [year, two, one] : [year, one, two], rest, reading)
}

/**
 * Reads dates with the name of a month: 12 Nov 2023, 05-Jan-24, Nov/12/2023 17:35UTC+5.5, Sun, 12 Nov 2023 10:00:00 GMT, Fri Jan
 * 5 10:30:00 2024 +0530.
 */
function named(text: string, reading: Reading): ReadDate | undefined {
  const words = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[ ,]+/, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/^([a-z]{3} {1,2}\d{1,2}) (\d{1,2}:\d{2}:\d{2})( [a-z]{3,4})? (\d{4})\b/, '$1 $4 $2$3')
  const found =
    /^([a-z]{3,9})\.?(?:[/-]| {1,2})(\d{1,2})(?:,? |\/|-)'?(\d{4}|\d{2})(?:[ ,]\s?(?:at )?(.{1,80}))?$/.exec(
      words,
    ) ??
    turned(
      /^(\d{1,2})[ /-]([a-z]{3,9})\.?(?:,? |\/|-)'?(\d{4}|\d{2})(?:[ ,]\s?(?:at )?(.{1,80}))?$/.exec(words),
    )
  const month = monthOf(found?.[1])
  if (!found || month === undefined) return undefined
  return dateOf([yearOf(found[3]), month, Number(found[2])], found[4] ?? '', reading)
}
const turned = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1], found[3], found[4]]

/** Accepts `jan`, `sept` and `january`, but no other word that begins like a month. */
function monthOf(word = ''): number | undefined {
  const at = MONTHS.findIndex((month) => word.length > 2 && month.startsWith(word))
  return at < 0 ? undefined : at + 1
}
const yearOf = (written = '') => (written.length === 2 ? 2_000 : 0) + Number(written)

const NUMBERS = /(?<![\w./-])(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?![\w/-]|\.\d)/g

/**
 * Returns whether the day comes first in the dates of a text. Only unambiguous dates decide, such as 26.06.24. Undefined without
 * any, or if they disagree.
 */
export function dayFirstIn(text: string): boolean | undefined {
  const said = new Set<boolean>()
  for (const [, one, , two] of text.matchAll(NUMBERS)) {
    const [isDay, isOther] = [Number(one) > 12, Number(two) > 12]
    if (isDay !== isOther && Number(one) < 32 && Number(two) < 32) said.add(isDay)
  }
  return said.size === 1 ? [...said][0] : undefined
}

type Day = [year: number, month: number, day: number]

/** A day without a time becomes noon, so that it is the same day in zones nearby. */
function dateOf([year, month, day]: Day, rest: string, reading: Reading): ReadDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year > 9_999) return 'wrong'
  const written = date.toISOString().slice(0, 10)
  const time = rest ? TIME.exec(rest.trim()) : null
  if (rest && !time) return undefined
  const [, hours = '12', minutes = '00', seconds = '00', half, zone = ''] = time ?? []
  const hour = half ? (Number(hours) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const wall = `${written}T${String(hour).padStart(2, '0')}:${minutes}`
  const offset = offsetOf(zone)
  if (offset === undefined) return undefined
  if (offset !== null) return within(Date.parse(`${wall}:${seconds}Z`) - offset * 60_000, reading)
  const moment = momentOf(wall, reading.timeZone)
  return moment === undefined ? undefined : within(Date.parse(moment) + Number(seconds) * 1_000, reading)
}

/** Returns minutes east of Greenwich, null if no zone is named, or undefined for anything else. */
function offsetOf(zone: string): number | null | undefined {
  // Browsers append the name of the zone: GMT+0530 (India Standard Time).
  const text = zone.trim().replace(/(\S)\s?\([a-z .]{3,60}\)$/, '$1')
  if (text === '') return null
  if (/^(?:z|utc|gmt)$/.test(text)) return 0
  if (text === 'ist') return 330
  const found = /^\(?(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d{2})|\.(5))?\)?$/.exec(text)
  if (!found) return undefined
  const minutes = Number(found[2]) * 60 + (found[4] ? 30 : Number(found[3] ?? 0))
  return minutes > 14 * 60 ? undefined : (found[1] === '-' ? -1 : 1) * minutes
}
