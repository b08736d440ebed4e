import { expect, test } from 'vitest'
import { solutionPath, whyNotAt } from './solution-paths.ts'

test('RES-41 the name of a solution says its language, and is used once', () => {
  const taken = { 'submissions/accepted/reference.py': '' }
  const why = (name: string, folder = 'accepted') => whyNotAt(solutionPath(folder, name), taken)
  expect(why('reference.cpp')).toBeUndefined()
  expect(why('reference.py')).toMatch(/already/)
  expect(why('reference.py', 'wrong_answer')).toBeUndefined()
  expect(why('reference.rs')).toMatch(/language/)
  expect(why('../escape.py')).toBeDefined()
  expect(why('-dash.py')).toMatch(/letters/)
  expect(why('two words.py')).toMatch(/letters/)
})
