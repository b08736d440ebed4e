import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemsFolder, readProblem } from '@callofcode/content/problem-folder'
import { testsOf } from '@callofcode/content/problem-tests'
import { afterAll, describe, expect, test } from 'vitest'
import { exportCommand } from './export-command.ts'
import { importCommand } from './import-command.ts'

const place = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => rmSync(place, { recursive: true }))
const source = join(problemsFolder, 'reading-goals')

describe('problem packages', () => {
  test('a problem that is exported and imported again has the same tests, texts and submissions', async () => {
    await exportCommand(source, place)
    importCommand(join(place, 'readinggoals'), join(place, 'problems'), { difficulty: 'Easy' })
    const file = join(place, 'problems/reading-goals/problem.json')
    // A package holds no hints.
    const hints = ['one', 'two', 'three']
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), hints }))
    const [before, after] = [
      await readProblem(source),
      await readProblem(join(place, 'problems/reading-goals')),
    ]
    const shown = (problem: typeof before) => {
      const { samples, hidden } = testsOf(problem)
      return [samples, hidden].map((tests) => tests.map(({ given, answer }) => ({ given, answer })))
    }
    expect(shown(after)).toEqual(shown(before))
    expect(after.statement).toBe(before.statement)
    expect(after.editorial).toBe(before.editorial)
    expect(after.submissions).toEqual(before.submissions)
    expect(after.submissions.map(({ language }) => language)).toContain('java')
    expect([after.title, after.topic, after.difficulty]).toEqual(['Reading Goals', 'binary-search', 'Easy'])
  })

  test('what no package can hold is refused', async () => {
    await expect(exportCommand(join(problemsFolder, 'fair-cuts'), place)).rejects.toThrow(
      'fair-cuts cannot be a package: a package asks for programs, this problem for a function.',
    )
  })

  test('a topic, a difficulty or a name that is none is refused', () => {
    const made = join(place, 'readinggoals')
    expect(() => importCommand(made, place, { topic: 'lists' })).toThrow('no topic "lists"')
    expect(() => importCommand(made, place, { difficulty: 'easy' })).toThrow('no difficulty "easy"')
    expect(() => importCommand(made, place, { slug: '../x' })).toThrow('"../x" is not kebab-case')
  })

  test('what is no package, or one that is judged otherwise, is refused', () => {
    expect(() => importCommand(place, place, {})).toThrow('it is no problem package')
    writeFileSync(join(place, 'problem.yaml'), 'name: Guess\ntype: interactive\n')
    expect(() => importCommand(place, place, {})).toThrow('type interactive is not judged here')
    writeFileSync(join(place, 'problem.yaml'), 'type: pass-fail\n')
    expect(() => importCommand(place, place, {})).toThrow('problem.yaml cannot be read: name: ')
  })
})
