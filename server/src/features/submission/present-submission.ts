import type {
  SolutionSubmission,
  SolutionSubmissionPage,
  SubmissionProgress,
} from '@callofcode/contract/submission/solution-submission'
import type { ListedSubmission } from './submission-store.ts'
import type { SubmissionRow } from './submission-tables.ts'

type Progressing = Pick<SubmissionRow, 'state' | 'test' | 'tests' | 'verdict'> & { place: number | null }

export const presentProgress = (
  { state, place, test, tests, verdict }: Progressing,
  ready: boolean,
): SubmissionProgress => ({
  state,
  place,
  test,
  tests,
  verdict,
  preparing: state === 'queued' && !ready,
})

export function presentSubmission(row: ListedSubmission, ready: boolean): SolutionSubmission {
  const { id, problem, language, createdAt, judgedAt, reason, line, passed } = row
  const { fuel, fuelLimit, memory, agrees } = row
  return {
    ...presentProgress(row, ready),
    _id: id,
    problem,
    language,
    reason,
    line,
    passed,
    fuel,
    fuelLimit,
    memory,
    agrees,
    createdAt: createdAt.toISOString(),
    judgedAt: judgedAt?.toISOString() ?? null,
  }
}

type WholeSubmission = SubmissionRow & { place: number | null }

export const presentWhole = (row: WholeSubmission, ready: boolean): SolutionSubmissionPage => ({
  ...presentSubmission(row, ready),
  source: row.source,
  diagnostics: [...row.diagnostics],
  failing: row.failing,
})
