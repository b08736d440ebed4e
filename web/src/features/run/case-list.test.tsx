import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { RunResult } from '@callofcode/judge/runner'
import { judgeRun } from '@callofcode/judge/verdict'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseDetail } from './case-detail.tsx'
import { CaseList } from './case-list.tsx'
import type { Case, CaseResult } from './cases.ts'

const cases = [
  { id: 'sample-1', name: 'Sample 1' },
  { id: 'sample-2', name: 'Sample 2' },
  { id: 'own-1', name: 'Input 1', fault: 'Write a value of the type int as JSON, like 5.' },
]

const signature = { name: 'f', parameters: [], returns: 'int' } as const

function resultOf(answer: string): CaseResult {
  const result: RunResult = {
    ending: 'finished',
    stdout: '',
    stderr: '',
    answer,
    fuel: 1,
    memory: 0,
    milliseconds: 1,
  }
  const judgement = judgeRun(result, { answer: 7 }, signature)
  return { judgement, given: answer, result, language: 'python', hints: [] }
}

const results = new Map([
  ['sample-1', resultOf('7')],
  ['sample-2', resultOf('8')],
])
const markup = renderToStaticMarkup(
  <CaseList cases={cases} results={results} chosen="sample-2" onChoose={() => undefined} />,
)
const rows = markup.split('<li').slice(1)

test('each case shows its result in words, not by colour only', () => {
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/Sample 1.*Passed/)
  expect(rows[1]).toMatch(/Sample 2.*Wrong Answer/)
})

test('an input that is not valid says so in place of a result', () => {
  expect(rows[2]).toMatch(/Input 1.*Not valid/)
})

test('the selected case is marked as pressed, also for screen readers', () => {
  expect(rows.map((row) => row.includes('aria-pressed="true"'))).toEqual([false, true, false])
})

test('a case without a result shows neither a verdict nor an error', () => {
  const empty = renderToStaticMarkup(
    <CaseList cases={cases.slice(0, 1)} results={new Map()} chosen={undefined} onChoose={() => undefined} />,
  )
  expect(empty).not.toMatch(/Passed|Wrong|Not valid/)
})

test('RES-420 after Time Limit Exceeded a case says where to look', () => {
  const { result } = resultOf('7')
  const one = {
    ...resultOf('7'),
    result,
    judgement: judgeRun({ ...result, ending: 'out of fuel' }, { answer: 7 }),
  }
  const problem = { style: 'function', signature } as unknown as ProblemPage
  const shown = renderToStaticMarkup(
    <CaseDetail
      problem={problem}
      one={{ ...cases[0], input: { arguments: [] } } as unknown as Case}
      result={one}
    />,
  )
  expect(shown).toContain('Look for a loop that never ends')
})
