import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../..')
/** Programs and drawings of memory run from left to right in every language. */
const AS_PROGRAMS = [
  'features/trace/',
  'features/run/run.css',
  'platform/ui/code.css',
  'features/styleguide/',
]
const PHYSICAL =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)|(?:text-align|float): (?:left|right)|(?:left|right):)/
const FOUR = /^\s*(?:margin|padding): ([^\s,]+) ([^\s,]+) ([^\s,]+) ([^\s,]+);$/

test('CLUB-294 styles say start and end, not left and right, so that screens are mirrored', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && !AS_PROGRAMS.some((place) => file.startsWith(place)))
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split('\n')
      .filter((line) => {
        const [, , right, , left] = FOUR.exec(line) ?? []
        return PHYSICAL.test(line) || right !== left
      })
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
