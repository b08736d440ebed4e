import type { Counterexample } from '@callofcode/contract/ask/ask'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type {
  SolutionSubmissionPage,
  SubmissionVerdict,
} from '@callofcode/contract/submission/solution-submission'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import {
  type Case,
  type CheckedInput,
  isProgram,
  outcomeOf,
  type RunState,
  type SolutionCode,
  shownAnswer,
  shownInput,
} from '../run/public.ts'

/** The possible attachments of a question. */
export interface ToCarry {
  readonly code: SolutionCode
  /** The submission with the judge's verdict. */
  readonly submission?: string
  readonly verdict?: { readonly verdict: SubmissionVerdict; readonly reason: string | null }
  readonly counterexample?: Counterexample
}

const LONGEST = 3_990
const LONGEST_REASON = 1_990
const clip = (text: string, longest = LONGEST) => {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, longest).join('')} …` : text
}

/** Returns the attachments of a judged submission: its code, and the failing test as far as it is shown. */
export function carriedBySubmission(problem: ProblemPage, submission: SolutionSubmissionPage): ToCarry {
  const { _id, language, source, verdict, reason, failing } = submission
  const sample = failing?.sample
  return {
    code: { language, source },
    submission: _id,
    ...(verdict && { verdict: { verdict, reason } }),
    ...(sample && {
      counterexample: {
        input: clip(shownInput(problem, sample.input as TestInput)),
        expected: clip(shownAnswer(sample.answer as Value, isProgram(problem))),
        given: sample.given === null ? null : clip(sample.given),
      },
    }),
  }
}

type Failed = Extract<RunState, { phase: 'found' }>['result']

/** Returns the attachments of a run in this browser: the counterexample, or the first failed case. */
export function carriedByRun(
  problem: ProblemPage,
  state: RunState,
  cases: readonly Case[],
  code: SolutionCode,
): ToCarry {
  if (state.phase === 'refused')
    return {
      code,
      verdict: {
        verdict: 'Compile Error',
        reason: clip(state.compiled.diagnostics[0]?.message ?? '', LONGEST_REASON),
      },
    }
  const outcome = outcomeOf(state)
  if (outcome.phase === 'found') return { code, ...failure(problem, outcome.one, outcome.result) }
  if (outcome.phase !== 'ran') return { code }
  const [id, result] = [...outcome.results].find(([, one]) => one.judgement.verdict !== 'Accepted') ?? []
  const failed = cases.find((one) => one.id === id)
  return { code, ...(failed && result && failure(problem, failed, result)) }
}

function failure(problem: ProblemPage, { input, answer }: Case, { judgement, given }: Failed) {
  const { verdict, reason } = judgement
  return {
    verdict: { verdict: verdict as SubmissionVerdict, reason: reason ? clip(reason, LONGEST_REASON) : null },
    counterexample: {
      input: clip(shownInput(problem, input)),
      expected: answer === undefined ? null : clip(shownAnswer(answer, isProgram(problem))),
      given: given === undefined ? null : clip(given),
    },
  }
}

/** The sources of a question's attachments. */
export interface AskSource {
  readonly problem: ProblemPage
  /** The code of the newest result, or the editor's code if there is no result. */
  readonly code: SolutionCode
  readonly run: RunState
  /** The custom inputs, as checked by the last run. */
  readonly checked: readonly CheckedInput[]
  /** The submission of the newest result. */
  readonly submission: string | undefined
}
