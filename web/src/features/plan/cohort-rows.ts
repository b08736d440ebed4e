import type { CohortPlan } from '@callofcode/contract/plan/batch-plan'
import type { Rows } from '../../platform/chart/save-rows.ts'

/** Returns the questions of a batch's plan as a file. Only mentors see who is stuck: the file of others lacks that column. */
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
