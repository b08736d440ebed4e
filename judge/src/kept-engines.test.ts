import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assets } from '../testing/open-runner.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const library = join(import.meta.dirname, '../library')
const { javascript, cpp } = read(join(assets, 'manifest.json')).engines

// The sources of the stored engines count: after a change they are rebuilt. Then run `npm run judge:assets -- --keep`.
test('RES-20 the engine of JavaScript that is kept is the one that would be made', () => {
  expect(read(join(library, 'javascript/engine.json'))).toEqual(javascript)
})

test('RES-20 the objects of C++ that are kept are of the sources of today', () => {
  const { sources, files } = read(join(library, 'cpp/objects.json'))
  expect(sources).toBe(cpp.sources)
  expect(cpp.files).toEqual(
    expect.arrayContaining(files.map((file: object) => expect.objectContaining(file))),
  )
})
