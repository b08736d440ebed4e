import type { CohortPlan } from '@callofcode/contract/plan/batch-plan'
import type { Rows } from '../../platform/chart/save-rows.ts'

/** The questions of the plan of a batch as a file. Only mentors are told who is stuck: for others it has no such column. */
export function cohortRows({ plan, members, isMentor }: CohortPlan): Rows {
  const told = <Cell>(stuck: Cell) => (isMentor ? [stuck] : [])
  return [
    ['Problem', 'Past it', 'Members', ...told('Stuck')],
    ...(plan?.questions ?? []).map(({ questionName, past, stuck }) => [
      questionName,
      past,
      members,
      ...told(stuck.length),
    ]),
  ]
}
