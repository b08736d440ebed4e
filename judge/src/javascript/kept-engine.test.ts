import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assets } from '../../testing/open-runner.ts'

test('RES-20 the engine of JavaScript that is kept is the one that would be made', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const kept = read(join(import.meta.dirname, '../../library/javascript/engine.json'))
  // Its sources count: after a change of these it is made anew. Then copy it from judge/dist/assets to judge/library.
  expect(kept).toEqual(read(join(assets, 'manifest.json')).engines.javascript)
})
