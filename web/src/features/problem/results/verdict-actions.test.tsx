import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { SolutionSubmissionPage } from '@callofcode/contract/submission/solution-submission'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerdictActions } from './verdict-actions.tsx'

const problem = {
  slug: 'fair-cuts',
  style: 'function',
  script: null,
  signature: { parameters: [] },
  samples: [{ input: { arguments: [] }, answer: 1 }],
} as unknown as ProblemPage

function offered(verdict: SolutionSubmissionPage['verdict'], test: number | undefined, traces = true) {
  const failing = test === undefined ? null : { test, sample: null }
  const markup = renderToStaticMarkup(
    <VerdictActions
      problem={problem}
      submission={{ verdict, failing } as SolutionSubmissionPage}
      searching={false}
      onSearch={() => undefined}
      onTrace={traces ? () => undefined : undefined}
      onGrow={() => undefined}
    />,
  )
  return [...markup.matchAll(/<\/svg>([^<]+)<\/button>|>([^<]+)<\/button>/g)].map(
    ([, one, other]) => one ?? other,
  )
}

test('RES-441 inside a verdict stands what helps with it', () => {
  expect(offered('Wrong Answer', 1)).toEqual(['Find a small input that fails', 'Trace it'])
  expect(offered('Wrong Answer', 1, false)).toEqual(['Find a small input that fails'])
  // A hidden test cannot be traced.
  expect(offered('Wrong Answer', 7)).toEqual(['Find a small input that fails'])
  expect(offered('Time Limit Exceeded', 7)).toEqual(['See how it grows'])
  expect(offered('Compile Error', undefined)).toEqual([])
})
