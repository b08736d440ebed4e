import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemsFolder } from '@callofcode/content/problem-folder'
import { afterEach, expect, test, vi } from 'vitest'
import { ProblemLibrary } from './problem-library.ts'

const folder = mkdtempSync(join(tmpdir(), 'problems-'))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('a problem whose file holds an unknown field is left out of the list, and the log says which and why', () => {
  for (const slug of ['fair-cuts', 'reading-goals'])
    cpSync(join(problemsFolder, slug), join(folder, slug), { recursive: true })
  const file = join(folder, 'fair-cuts', 'problem.json')
  const problem = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...problem, painter: 'Somebody' }))
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})

  expect(new ProblemLibrary(folder).list().map(({ slug }) => slug)).toEqual(['reading-goals'])
  expect(log).toHaveBeenCalledOnce()
  expect(log.mock.calls[0]?.[0]).toContain('The problem fair-cuts is left out')
})
