import { describe, expect, test } from 'vitest'
import { readCorpus, tenthOf } from '../testing/corpus-programs.ts'
import { readMistakes } from '../testing/mistakes.ts'
import { canRun, changeOf, runMistakes } from '../testing/mistakes-judged.ts'
import { assets } from '../testing/open-runner.ts'
import { createRunner } from './host/create-runner.ts'
import { nodeHost } from './host/node-host.ts'
import { type Language, languages } from './language.ts'

// `npm run judge:mistakes` runs all of them.

const SEED = 1
// Milliseconds. Normally some seconds. The timeout only ends a hanging test, also on a busy machine.
const LONGEST = 600_000
/** Languages whose compilation takes a second for each program. */
const SLOW: ReadonlySet<Language> = new Set(['cpp', 'java'])

/** Examples that show the reported mistakes on purpose. */
const ON_PURPOSE: ReadonlySet<string> = new Set([
  'python/iteration/scopes-and-closures',
  'javascript/arrays/sort-comparators',
  'javascript/language/destructuring-spread',
  'javascript/language/hoisting-and-coercion',
  'javascript/language/tagged-collections',
])

const seed = Number(process.env.MISTAKES_SEED ?? SEED)
const mistakes = readMistakes()
const slow = tenthOf(
  mistakes.filter(({ language }) => SLOW.has(language)),
  seed,
)
const drawn = mistakes.filter(({ language }) => !SLOW.has(language)).concat(slow)
const written = languages.filter((language) => mistakes.some((one) => one.language === language))

describe('mistakes of beginners', () => {
  test.each(written.filter(canRun))(
    'RES-24 say what is kept, on its line: %s',
    { timeout: LONGEST },
    async (language) => {
      const changed: string[] = []
      await runMistakes(
        drawn.filter((one) => one.language === language),
        (mistake, told) => {
          const change = changeOf(mistake, told)
          if (change !== undefined) changed.push(`${mistake.name}: ${change}`)
        },
      )
      expect(changed).toEqual([])
    },
  )

  test.each(mistakes.map((one) => [one.language, one.name, one.kept] as const))(
    'RES-24 ends with a verdict that is told in whole sentences: %s %s',
    (_, __, kept) => {
      expect(kept).toBeDefined()
      const { verdict, says = '', hints = [] } = kept ?? { verdict: 'Accepted' }
      expect(['Accepted', 'Internal Error']).not.toContain(verdict)
      const told = [...(verdict === 'Wrong Answer' ? [] : [says]), ...hints.map((hint) => hint.says)]
      for (const sentence of told.filter(Boolean)) expect(sentence).toMatch(/^[A-Z`“\d].{10,400}[.?]$/s)
      if (verdict === 'Wrong Answer') expect(hints).not.toEqual([])
    },
  )

  test('RES-24 what works as it was meant is not warned of', { timeout: LONGEST }, async () => {
    const runner = createRunner(nodeHost(assets))
    const warned: string[] = []
    for (const { name, language, text } of readCorpus()) {
      if (SLOW.has(language) || ON_PURPOSE.has(name)) continue
      const compiled = await runner.compile(language, { text })
      if (!compiled.ok || compiled.diagnostics.length > 0) warned.push(`${name}: ${JSON.stringify(compiled)}`)
    }
    await runner.dispose()
    expect(warned).toEqual([])
  })
})
