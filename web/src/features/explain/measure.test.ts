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

/** Measures a solution of the problem's author within the limits of the problem, and returns the result in words. */
async function saidOf(slug: string, file: string) {
  const read = (name: string) => readFileSync(join(root, 'content/problems', slug, name), 'utf8')
  const language = LANGUAGES[file.split('.').at(-1) as keyof typeof LANGUAGES]
  const signature: Signature = JSON.parse(read('problem.json')).signature
  const fuel: number = JSON.parse(read('limits.json')).fuel[language].limit
  const text = read(`submissions/${file}`)
  const compiled = await runner.compile(language, { text, signature })
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

/** Problem, solution, and its known growth. */
const CASES = [
  ['fair-cuts', 'accepted/reference.py', 'n'],
  ['fair-cuts', 'accepted/reference.js', 'n'],
  ['sandbags-and-balloons', 'accepted/reference.py', 'n'],
  // With 20,000 elements each costs a ninth more than with 100, as with bisection.
  ['aground', 'accepted/reference.py', 'n or n log n'],
  ['aground', 'accepted/reference.js', 'n or n log n'],
  // With 20,000 elements the sort takes a tenth of the fuel. Reading the elements takes most of the rest.
  ['sandbags-and-balloons', 'accepted/two-fingers.cpp', 'n or n log n'],
  ['sandbags-and-balloons', 'accepted/reference.cpp', 'n'],
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

test('LEARN-249 what grows like 2^n is measured at sizes closer together, up to where it ends', async () => {
  const growth = growthOf('shop-sign')
  if (!growth) throw new Error('It does not grow.')
  const compiled = await runner.compile('javascript', {
    text: 'function editDistance(sign) { const half = (n) => (n ? half(n - 1) + half(n - 1) : 1); return half(sign.length) }',
    signature: {
      name: 'editDistance',
      parameters: [
        { name: 'sign', type: 'string' },
        { name: 'wanted', type: 'string' },
      ],
      returns: 'int',
    },
  })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled))
  const { points, stoppedAt } = await measure({
    slug: 'shop-sign',
    runner,
    artifact: compiled.artifact,
    growth,
    limits: { fuel: 20_000_000, milliseconds: 60_000 },
    report: () => undefined,
    signal: new AbortController().signal,
  })
  expect(points.length).toBeGreaterThan(7)
  expect(stoppedAt).toBeLessThan(30)
  expect(growthOfPoints(points)).toMatchObject({ kind: 'clear', best: { model: '2^n' } })
}, 120_000)
