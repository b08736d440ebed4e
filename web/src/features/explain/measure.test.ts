import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { growthOf } from '@callofcode/content/growth'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import type { Signature } from '@callofcode/judge/signature'
import { afterAll, expect, test } from 'vitest'
import { growthOfPoints } from './fit.ts'
import { measure, sizesUpTo } from './measure.ts'

const root = join(import.meta.dirname, '../../../..')
const runner = createRunner(nodeHost(join(root, 'judge/dist/assets')))
afterAll(() => runner.dispose())

const LANGUAGES = { py: 'python', js: 'javascript', cpp: 'cpp' } as const

/** What is said of a solution that the problem's author wrote, in the limits of the problem. */
async function saidOf(slug: string, file: string) {
  const read = (name: string) => readFileSync(join(root, 'content/problems', slug, name), 'utf8')
  const language = LANGUAGES[file.split('.').at(-1) as keyof typeof LANGUAGES]
  const signature: Signature = JSON.parse(read('problem.json')).signature
  const fuel: number = JSON.parse(read('limits.json')).fuel[language].limit
  const text = read(`submissions/${file}`)
  const compiled = await runner.compile(language, { text, signature, checked: language === 'cpp' })
  const growth = growthOf(slug)
  if (!compiled.ok || !growth) throw new Error(JSON.stringify(compiled))
  const { points, stoppedAt } = await measure({
    slug,
    runner,
    artifact: compiled.artifact,
    growth,
    limits: { fuel, milliseconds: 60_000 },
    report: () => undefined,
    signal: new AbortController().signal,
  })
  const found = growthOfPoints(points)
  if (found.kind === 'clear') return { said: found.best.model, stoppedAt }
  if (found.kind === 'between') return { said: found.close.map(({ model }) => model).join(' or '), stoppedAt }
  return { said: found.kind, stoppedAt }
}

/** Problem, solution, and how it is known to grow. */
const CASES = [
  ['aground', 'accepted/reference.py', 'n'],
  ['aground', 'accepted/reference.js', 'n'],
  ['aground', 'accepted/reference.cpp', 'n'],
  ['aground', 'time_limit_exceeded/looks-ahead-from-each-day.py', 'n²'],
  ['sandbags-and-balloons', 'time_limit_exceeded/every-pair.js', 'n²'],
  ['ever-taller', 'accepted/reference.py', 'n or n log n'],
  ['shop-sign', 'accepted/reference.py', 'n²'],
] as const

test.each(CASES)(
  'LEARN-249 of %s, %s is said to grow like %s',
  async (slug, file, model) => {
    expect(await saidOf(slug, file)).toMatchObject({ said: model })
  },
  120_000,
)

test('LEARN-249 sizes grow by the same factor, up to what the constraints allow', () => {
  const sizes = sizesUpTo(20_000)
  expect([sizes[0], sizes.at(-1)]).toEqual([4, 20_000])
  expect(sizes).toEqual([...new Set(sizes)].sort((one, other) => one - other))
})
