import { join } from 'node:path'
import { problemSlugs } from '@callofcode/content/problem-folder'
import { testsOf } from '@callofcode/content/problem-tests'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import { judgeSolution } from '@callofcode/judge/judge-solution'
import { afterAll, expect, test } from 'vitest'
import { editorialSolutions } from './editorial-solutions.ts'
import { ProblemLibrary } from './problem-library.ts'
import { shippedProblems } from './problem-modules.ts'

const runner = createRunner(nodeHost(join(import.meta.dirname, '../../../../judge/dist/assets')))
afterAll(() => runner.dispose())

const folder = shippedProblems ?? ''
const library = new ProblemLibrary(folder)
const problemAt = async (slug: string) => {
  const problem = await library.get(slug)
  if (!problem) throw new Error(`There is no ${slug}.`)
  return problem
}

test('LEARN-260 the editorial’s solutions are the code in its text, what is accepted, and the right ideas that are too slow, in languages that can be traced', async () => {
  const offered = editorialSolutions(await problemAt('fair-cuts'))
  expect(offered.map(({ place, name, language }) => [place, name, language])).toEqual([
    ['text', null, 'python'],
    ['accepted', null, 'python'],
    ['accepted', null, 'javascript'],
    ['slow', 'Adds up for each cut', 'javascript'],
    ['slow', 'Adds up for each cut', 'python'],
  ])
  expect(offered[0]?.source).toMatch(/^def fairCuts\(weights\):\n/)
  // No code that is wrong on purpose is offered.
  const { submissions } = await problemAt('fair-cuts')
  const wrong = submissions.filter((one) => !['accepted', 'time_limit_exceeded'].includes(one.folder))
  expect(wrong.length).toBeGreaterThan(2)
  for (const { text } of wrong) expect(offered.map(({ source }) => source)).not.toContain(text)
})

// The check of the problems proves the others. The slow ones are too slow, but right.
test.each(problemSlugs(folder))(
  'LEARN-260 the code in the text of the editorial of %s is right on the samples where it is offered, and all that is offered is different',
  async (slug) => {
    const problem = await problemAt(slug)
    const offered = editorialSolutions(problem)
    const names = offered.map(({ place, name, language }) => `${place} ${name} ${language}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.startsWith('accepted')).length).toBeGreaterThan(1)
    const { samples } = testsOf(problem)
    const signature = problem.style === 'function' ? problem.signature : undefined
    for (const { language, source: text } of offered.filter(({ place }) => place === 'text')) {
      const source = { text, ...(signature && { signature }) }
      const { verdict, reason } = await judgeSolution(runner, language, source, samples)
      expect({ language, verdict, reason }).toMatchObject({ verdict: 'Accepted' })
    }
  },
)

test.each(['fair-cuts', 'campfires', 'key-wheel'])(
  'LEARN-260 the accepted solutions of %s have steps: a function, a program, and one that talks with the judge',
  async (slug) => {
    const problem = await problemAt(slug)
    const signature = problem.style === 'function' ? problem.signature : undefined
    const [sample] = testsOf(problem).samples
    for (const { language, source: text } of editorialSolutions(problem).filter(
      ({ place }) => place === 'accepted',
    )) {
      const compiled = await runner.compile(language, { text, ...(signature && { signature }) })
      if (!compiled.ok || !sample) throw new Error(JSON.stringify(compiled))
      const { steps, result } = await runner.trace(compiled.artifact, sample.input)
      expect(result.ending).toBe('finished')
      expect(steps.length).toBeGreaterThan(2)
    }
  },
)
