import { momentOf } from '../../event/wall-time.ts'
import type { Reading } from './given-solve.ts'

/**
 * A text that is a date: `at` where it names a day; `either` where nobody can say which of two (03/04/2024); `vague` where
 * it names none (two months ago); `wrong` where no calendar has it (31/02/2025); `future` where it is to come; `early` where
 * it is before there were such sites.
 */
export type ReadDate = { readonly at: string } | Undated
export const UNDATED = ['either', 'vague', 'wrong', 'future', 'early'] as const
export type Undated = (typeof UNDATED)[number]

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const EARLIEST = Date.UTC(2000, 0, 1)
const LONGEST = 60
const SPANS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600, day: 86_400 }

/** Undefined for a text that is no date. Numbers count as seconds or milliseconds only where `isColumn` says so. */
export function readDate(given: string, reading: Reading, isColumn = false): ReadDate | undefined {
  const text = given.trim().toLowerCase()
  if (text.length < 3 || text.length > LONGEST) return undefined
  if (isColumn && /^(?:19|20)\d{6}$/.test(text))
    return dateOf([text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number) as Day, '', reading)
  if (/^\d{9,13}(?:\.\d{1,9})?$/.test(text)) return isColumn ? stamp(Number(text), reading) : undefined
  if (!/\d|ago|today|yesterday|now/.test(text)) return undefined
  return relative(text, reading) ?? yearFirst(text, reading) ?? slashes(text, reading) ?? named(text, reading)
}

const stamp = (number: number, reading: Reading) => within(number < 1e11 ? number * 1_000 : number, reading)

/** Nothing from the future: a clock that is a little ahead counts as now. */
function within(time: number, { now }: Reading): ReadDate {
  if (Number.isNaN(time)) return 'wrong'
  if (time < EARLIEST) return 'early'
  if (time > now.getTime() + 86_400_000) return 'future'
  return { at: new Date(Math.min(time, now.getTime())).toISOString() }
}

/** Two days ago is a day; two months ago is none. */
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

const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(am|pm)?\s?(.*)$/

function yearFirst(text: string, reading: Reading): ReadDate | undefined {
  const found = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ,]\s?(.{1,40}))?$/.exec(text)
  if (!found) return undefined
  const [, year, month, day, rest = ''] = found
  return dateOf([Number(year), Number(month), Number(day)], rest, reading)
}

function slashes(text: string, reading: Reading): ReadDate | undefined {
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[ ,]\s?(.{1,40}))?$/.exec(text)
  if (!found) return undefined
  const [one, two, short, rest = ''] = [Number(found[1]), Number(found[2]), Number(found[3]), found[4]]
  const year = short < 100 ? 2_000 + short : short
  if (one > 12) return dateOf([year, two, one], rest, reading)
  if (two > 12 || one === two) return dateOf([year, one, two], rest, reading)
  if (reading.dayFirst === undefined) return 'either'
  return dateOf(reading.dayFirst ? [year, two, one] : [year, one, two], rest, reading)
}

/** 12 Nov 2023, Nov 12, 2023 5:35 PM, Nov/12/2023 17:35UTC+5.5, Sun, 12 Nov 2023 10:00:00 GMT. */
function named(text: string, reading: Reading): ReadDate | undefined {
  const words = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[ ,]+/, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
  const found =
    /^([a-z]{3,9})\.?[ /-](\d{1,2})(?:,? |\/|-)(\d{4})(?:[ ,]\s?(?:at )?(.{1,40}))?$/.exec(words) ??
    turned(/^(\d{1,2})[ /-]([a-z]{3,9})\.?(?:,? |\/|-)(\d{4})(?:[ ,]\s?(?:at )?(.{1,40}))?$/.exec(words))
  const month = found && MONTHS.indexOf((found[1] ?? '').slice(0, 3)) + 1
  if (!found || !month) return undefined
  return dateOf([Number(found[3]), month, Number(found[2])], found[4] ?? '', reading)
}
const turned = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1], found[3], found[4]]

type Day = [year: number, month: number, day: number]

/** A day without a time is its noon, so that it is the same day a few zones away. */
function dateOf([year, month, day]: Day, rest: string, reading: Reading): ReadDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year > 9_999) return 'wrong'
  const written = date.toISOString().slice(0, 10)
  const time = rest ? TIME.exec(rest.trim()) : null
  if (rest && !time) return undefined
  const [, hours = '12', minutes = '00', seconds = '00', half, zone = ''] = time ?? []
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const wall = `${written}T${String(hour).padStart(2, '0')}:${minutes}`
  const offset = offsetOf(zone)
  if (offset === undefined) return undefined
  if (offset !== null) return within(Date.parse(`${wall}:${seconds}Z`) - offset * 60_000, reading)
  const moment = momentOf(wall, reading.timeZone)
  return moment === undefined ? undefined : within(Date.parse(moment) + Number(seconds) * 1_000, reading)
}

/** Minutes east of Greenwich; null where no zone is named, undefined for what is none. */
function offsetOf(zone: string): number | null | undefined {
  const text = zone.trim()
  if (text === '') return null
  if (/^(?:z|utc|gmt)$/.test(text)) return 0
  if (text === 'ist') return 330
  const found = /^\(?(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d{2})|\.(5))?\)?$/.exec(text)
  if (!found) return undefined
  const minutes = Number(found[2]) * 60 + (found[4] ? 30 : Number(found[3] ?? 0))
  return minutes > 14 * 60 ? undefined : (found[1] === '-' ? -1 : 1) * minutes
}
