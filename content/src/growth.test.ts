import { join } from 'node:path'
import { expect, test } from 'vitest'
import { grown, growthOf } from './growth.ts'
import { problemsFolder, readProblem } from './problem-folder.ts'
import { Random } from './random.ts'

test.each(grown)(
  'LEARN-246 inputs of every size keep the constraints of %s, and are the same everywhere',
  async (slug) => {
    const { reference } = await readProblem(join(problemsFolder, slug))
    const growth = growthOf(slug)
    if (!growth) throw new Error('It does not grow.')
    for (const size of [4, 8, 9, 16, 100, Math.floor(growth.most / 2), growth.most]) {
      const made = () => growth.make(new Random(`${slug} ${size}`), size)
      expect(reference?.valid(...made())).toBeUndefined()
      expect(made()).toEqual(made())
    }
    // Twice the size is a larger input.
    const lengthOf = (size: number) => JSON.stringify(growth.make(new Random(slug), size)).length
    if (slug !== 'exact-postage' && slug !== 'single-file')
      expect(lengthOf(128)).toBeGreaterThan(lengthOf(64) * 1.5)
  },
)
