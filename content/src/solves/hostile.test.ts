import { expect, test } from 'vitest'
import { importables, reading } from './importables.ts'
import { matchSolves } from './match-solves.ts'
import { readDate } from './read-date.ts'
import { readSolves } from './read-solves.ts'

const LETTERS = 100_000
const filled = (part: string, letters: number) => part.repeat(Math.ceil(letters / part.length))
const bombs: Readonly<Record<string, (letters: number) => string>> = {
  'signs that begin tags': (n) => filled('<', n),
  'tags that never end': (n) => `<p>${filled('<a ', n)}`,
  'empty scripts': (n) => `<p>${filled('<script></script>', n)}`,
  links: (n) => `<p>${filled('<a title="x" href="/problems/two-sum/">', n)}`,
  entities: (n) => `<p>${filled('&#x', n)}`,
  comments: (n) => `<p>${filled('<!--', n)}`,
  'quotation marks': (n) => `Title,Link\n${filled('"', n)}`,
  'open cells': (n) => `Title,Link\n${filled('"a,b""', n)}`,
  cells: (n) => `title,${filled(',', n)}`,
  brackets: (n) => filled('[', n),
  'nested objects': (n) => filled('{"a":', n),
  'deep lists': (n) => `${'['.repeat(n / 2)}${']'.repeat(n / 2)}`,
  spaces: (n) => filled(' ', n),
  'numbers above titles': (n) => filled('1\nA                                  !\n', n),
  nothing: (n) => filled('\0', n),
  paths: (n) => filled('/a', n),
  dates: (n) => filled('03/04/2024 ', n),
  'tails of titles': (n) => filled('A (done) - 3 Nov ✓ ', n),
  'turned letters': (n) => filled('\u202eab ', n),
  'marks of a list': (n) => filled('- [ ] ', n),
  'marks on lines of their own': (n) => `Status\nTitle\n${filled('✔\n2 days ago\n', n)}`,
}

test.each(Object.entries(bombs))('LEARN-12 %s take time by their length alone', (_, made) => {
  const time = (letters: number) => {
    const text = made(letters)
    const begun = performance.now()
    const read = readSolves([{ name: '', text }], reading)
    matchSolves(read.solves, importables)
    return performance.now() - begun
  }
  time(LETTERS / 10)
  // Four times the length would take sixteen times as long if any text were scanned repeatedly.
  const [one, four] = [time(LETTERS), time(LETTERS * 4)]
  expect(four).toBeLessThan(Math.max(one, 250) * 11)
})

const randomly = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const PIECES = [
  ...[
    '<',
    '>',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    '|',
    '&',
    '#',
    '\\',
    '\0',
    '\ud800',
    '٣',
    'İ',
    '✓',
  ],
  ...[
    'Two Sum',
    ' - 3 Nov',
    ' (done)',
    'two-sum',
    '0001-',
    '.py',
    'title',
    'status',
    'null',
    'https://leetcode.com/problems/',
    '3 days ago',
    '31/02/2024',
  ],
  ...[
    '<td>',
    '</td>',
    '<!--',
    '<script>',
    '&amp;',
    '9'.repeat(40),
    ' ',
    '1e999',
    '__proto__',
    'constructor',
    '[x]',
    '├── ',
    '✔\n',
    '\n2 days ago\n',
    '\nStatus\nTitle\n',
  ],
]

test('LEARN-12 any pieces in any order are read without an error, and give times that are none of tomorrow', () => {
  for (let seed = 1; seed <= 1_500; seed++) {
    const random = randomly(seed * 7_919)
    const text = Array.from(
      { length: 5 + random() * 60 },
      () => PIECES[Math.floor(random() * PIECES.length)],
    ).join('')
    const read = readSolves([{ name: text.slice(0, 20), text }], { ...reading, dayFirst: seed % 2 === 0 })
    const found = matchSolves(read.solves, importables)
    for (const { at } of [...found.sure, ...found.likely])
      if (at) expect(at > '2000' && new Date(at) <= reading.now, text).toBe(true)
  }
})

test.each([
  ['2024-05-01', '2024-05-01T06:30:00.000Z'],
  ['2024-05-01T09:34:54+00:00', '2024-05-01T09:34:54.000Z'],
  ['2024-05-01 23:30', '2024-05-01T18:00:00.000Z'],
  ['2024/5/1 10:00:05 PM', '2024-05-01T16:30:05.000Z'],
  ['Nov/12/2023 17:35UTC+5.5', '2023-11-12T12:05:00.000Z'],
  ['12 Nov 2023', '2023-11-12T06:30:00.000Z'],
  ['November 12th, 2023 5:35 pm', '2023-11-12T12:05:00.000Z'],
  ['Sun, 12 Nov 2023 10:00:00 GMT', '2023-11-12T10:00:00.000Z'],
  ['13/06/2024', '2024-06-13T06:30:00.000Z'],
  ['yesterday', '2026-11-26T10:00:00.000Z'],
  ['2 days, 3 hours ago', '2026-11-25T07:00:00.000Z'],
  ['an hour ago', '2026-11-27T09:00:00.000Z'],
  ['05-Jan-24', '2024-01-05T06:30:00.000Z'],
  ["5 Sept '24", '2024-09-05T06:30:00.000Z'],
  ['2024-Jan-05', '2024-01-05T06:30:00.000Z'],
  ['2024 January 5 9:15 a.m.', '2024-01-05T03:45:00.000Z'],
  ['Fri Jan 05 2024 10:30:00 GMT+0530 (India Standard Time)', '2024-01-05T05:00:00.000Z'],
  ['Fri Jan 05 2024 10:30:00 GMT-0330 (Newfoundland Standard Time)', '2024-01-05T14:00:00.000Z'],
  ['Fri Jan  5 10:30:00 2024 +0530', '2024-01-05T05:00:00.000Z'],
  ['Fri Jan  5 10:30:00 IST 2024', '2024-01-05T05:00:00.000Z'],
])('LEARN-11 %s is %s in Kolkata', (text, at) => {
  expect(readDate(text, reading)).toEqual({ at })
})
test('LEARN-11 what names no day, or one of two', () => {
  expect(readDate('03/04/2024', reading)).toBe('either')
  expect(readDate('03/04/2024', { ...reading, dayFirst: true })).toEqual({ at: '2024-04-03T06:30:00.000Z' })
  expect(readDate('03/04/2024', { ...reading, dayFirst: false })).toEqual({ at: '2024-03-04T06:30:00.000Z' })
  for (const text of ['2 months ago', 'a year ago']) expect(readDate(text, reading), text).toBe('vague')
  for (const text of ['Two Sum', '55.3%', '25:61', '1234567890'])
    expect(readDate(text, reading), text).toBeUndefined()
  expect(readDate('1659330091', reading, true)).toEqual({ at: '2022-08-01T05:01:31.000Z' })
  expect(readDate('1659330091000', reading, true)).toEqual({ at: '2022-08-01T05:01:31.000Z' })
})

test.each([
  ['45296', '2024-01-05T06:30:00.000Z'],
  ['45296.4375', '2024-01-05T05:00:00.000Z'],
  ['45296.99999999', '2024-01-05T18:30:00.000Z'],
])('LEARN-401 in a column of a spreadsheet %s is %s, and elsewhere a number', (text, at) => {
  expect(readDate(text, reading, true)).toEqual({ at })
  expect(readDate(text, reading)).toBeUndefined()
})
test('LEARN-401 five digits of before 2000 or of days to come are no day', () => {
  expect(readDate('10001', reading, true)).toBe('early')
  expect(readDate('99999', reading, true)).toBe('future')
})

test('LEARN-17 a date that no calendar has, one to come, and one of before such sites, each by its name', () => {
  for (const text of ['31/02/2025', '2024-13-01', 'Feb 30, 2024', '30 February 2024'])
    expect(readDate(text, reading), text).toBe('wrong')
  for (const text of ['2031-01-01', '2030-01-01']) expect(readDate(text, reading), text).toBe('future')
  expect(readDate('1999-01-01', reading)).toBe('early')
  const text = 'title,date\nTwo Sum,31/02/2025\n3Sum,2031-01-01\nLRU Cache,2 months ago\nJump Game,1998-01-01'
  expect(readSolves([{ name: '', text }], reading).dates).toEqual({
    ...{ either: 0, vague: 1, wrong: 1, future: 1, early: 1 },
  })
})
