import { describe, expect, test } from 'vitest'
import { runJudged } from '../testing/corpus-judged.ts'
import {
  corpusLanguages,
  differenceOf,
  readCorpus,
  readDiffers,
  tenthOf,
} from '../testing/corpus-programs.ts'

// `npm run judge:corpus` runs all of them.

const SEED = 1
// Milliseconds. Normally C++ takes a minute. The timeout only ends a hanging test, also on a busy machine.
const LONGEST = 600_000

const seed = Number(process.env.CORPUS_SEED ?? SEED)
const corpus = readCorpus()
const differs = readDiffers()
const drawn = tenthOf(
  corpus.filter(({ name }) => !differs[name]),
  seed,
)
console.log(`${drawn.length} of ${corpus.length} programs of the corpus, drawn with CORPUS_SEED=${seed}.`)

describe('programs as people write them', () => {
  test.each(corpusLanguages)(
    'RES-13 print in the judge what they print elsewhere: %s',
    { timeout: LONGEST },
    async (language) => {
      const different: string[] = []
      await runJudged(
        drawn.filter((program) => program.language === language),
        (program, outcome) => {
          const difference = differenceOf(program, outcome)
          if (difference !== undefined) different.push(`${program.name}: ${difference}`)
        },
      )
      expect(different).toEqual([])
    },
  )

  test('RES-13 each of them has its kept output', () => {
    expect(corpus.length).toBeGreaterThan(0)
    expect(corpus.filter(({ kept }) => kept === undefined).map(({ name }) => name)).toEqual([])
  })
})
