import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files of questions to mentors and of the forum whose parts still have English names. */
const LEFT = ['ask/ask-button.tsx', 'ask/public.ts']

test('what is loaded later is named in the language of the reader', () => {
  const folder = new URL('../../features/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const named = files.filter((name) =>
    /loadedLater(?:<[^(]{1,200}>)?\(\s*['"`]/.test(readFileSync(new URL(name, folder), 'utf8')),
  )
  expect(named.filter((name) => !LEFT.includes(name))).toEqual([])
})
