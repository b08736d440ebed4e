import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { SolutionSubmissionPage } from '@callofcode/contract/submission/solution-submission'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clientOf } from '../../../testing/browser-page.tsx'
import { SubmissionView } from './submission-view.tsx'
import { submissionAt } from './use-submit.ts'

/** Returns the text for a submission that failed at a hidden test. */
function said(verdict: SolutionSubmissionPage['verdict']): string {
  const submission = {
    _id: 'one',
    problem: 'two-sum',
    language: 'python',
    state: 'done',
    verdict,
    passed: 4,
    tests: 9,
    reason: null,
    line: null,
    diagnostics: [],
    failing: { test: 5, sample: null },
  }
  const client = clientOf()
  client.setQueryData(submissionAt('one').queryKey, { success: true, data: submission } as never)
  const submit = { state: { phase: 'done', id: 'one' } } as Parameters<typeof SubmissionView>[0]['submit']
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SubmissionView problem={{ style: 'function', samples: [] } as unknown as ProblemPage} submit={submit}>
        {() => null}
      </SubmissionView>
    </QueryClientProvider>,
  )
}

test('a failed submission says where the judge stopped, and only an accepted one how many tests passed', () => {
  expect(said('Wrong Answer')).toContain('Stopped at test 5 of 9')
  expect(said('Wrong Answer')).not.toContain('tests passed')
  expect(said('Accepted')).toContain('4 of 9 tests passed')
  expect(said('Compile Error')).not.toMatch(/of 9/)
})

test('RES-420 after Time Limit Exceeded nobody is told to look for a small input that fails', () => {
  const slow = said('Time Limit Exceeded')
  expect(slow).toContain('too large for your code: look at how its work grows with the size of the input')
  expect(slow).not.toMatch(/small input|counterexample/i)
  expect(said('Wrong Answer')).toContain('look for a small input that fails')
})
