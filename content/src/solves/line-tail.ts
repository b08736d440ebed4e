import type { Reading } from './given-solve.ts'
import { readDate } from './read-date.ts'

/** Marks that people write after a title. */
const DONE =
  /(?:\s?\((?:done|solved|completed)\)|\s[-–—:]{1,2}\s?(?:done|solved|completed)|\s?[✓✔✅☑]\ufe0f?)$/i
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const YEAR = "(?:,?[\\s-]'?(?:\\d{4}|\\d{2}))?"
const DAYS = [
  '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}',
  `\\d{1,2}(?:st|nd|rd|th)?[\\s-]${MONTH}${YEAR}`,
  `${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?${YEAR}`,
]
const DAY = new RegExp(`\\s(?:[-–—:,@]{1,2}\\s?|\\(|on\\s)?(${DAYS.join('|')})\\)?$`, 'i')
const CELLS = /\t|\||\s{3}/
const MOST_TAILS = 3

interface Tail {
  /** The line without its tail. */
  readonly rest: string
  /** The tail marks the question as solved. */
  readonly says: boolean
  /** The day in the tail, or null if it lacks a year. */
  readonly day: string | null
}

/** Splits “Two Sum (done)”, “Two Sum - 3 Nov” or “Two Sum 13/11/2026 ✓” into the title and its tail. */
export function lineTail(line: string, reading: Reading): Tail {
  let tail: Tail = { rest: line, says: false, day: null }
  if (CELLS.test(line) || readDate(line.trim(), reading)) return tail
  for (let at = 0; at < MOST_TAILS; at++) {
    const { rest } = tail
    const found = DONE.exec(rest) ?? DAY.exec(rest)
    const before = rest.slice(0, found?.index).trimEnd()
    if (!found || !/[A-Za-z]{2}|\d+sum/i.test(before)) break
    tail = { rest: before, says: true, day: tail.day ?? found[1] ?? null }
  }
  return tail
}
