import { AUDIT_OUTCOMES } from '@callofcode/contract/audit/audit'
import { DIFFICULTIES, LEVELS } from '@callofcode/contract/curriculum/curriculum'
import { INTERVIEW_RESULTS } from '@callofcode/contract/experience/experience'
import { THREAD_SORTS } from '@callofcode/contract/forum/forum'
import { MEMBER_KINDS, MEMBER_STATES } from '@callofcode/contract/member/member-admin'
import { KINDS } from '@callofcode/contract/version/version'
import { PARTS } from '../../features/authoring/workspace/parts.tsx'
import { STATE_FILTERS } from '../../features/problem/list/find-problems.ts'
import { SORTS } from '../../features/problem/list/order-problems.ts'
import { paths } from '../../platform/paths.ts'
import type { TakesValue } from './page-name.ts'

const YEAR = /^\d{4}$/
const NUMBER = /^\d{1,9}$/

/**
 * The values that a search key of a screen accepts, where it is not free text. Only the server needs it, to name pages:
 * screens ignore other values by themselves.
 */
export const choices: Record<string, Record<string, readonly string[] | RegExp>> = {
  [paths.dashboard]: { level: LEVELS },
  [paths.experiences]: { result: INTERVIEW_RESULTS, year: YEAR },
  [paths.forum]: { sort: THREAD_SORTS },
  [paths.history('$kind', '$id')]: { version: NUMBER, view: ['before', 'present', 'whole'] },
  [paths.deleted]: { kind: KINDS },
  [paths.members]: { status: MEMBER_STATES, kind: MEMBER_KINDS },
  [paths.audit]: { outcome: AUDIT_OUTCOMES },
  [paths.signup]: { tab: ['signup', 'forgot'] },
  [paths.dsa]: { difficulty: DIFFICULTIES },
  [paths.problems]: { difficulty: DIFFICULTIES, solved: STATE_FILTERS, sort: SORTS },
  [paths.problem('$slug')]: {
    view: ['hints', 'editorial', 'discussion', 'submissions', 'solutions', 'notes'],
  },
  [paths.authorProblem('$slug')]: { part: PARTS, version: NUMBER },
  [paths.events]: { when: ['past'], new: ['1'] },
  [paths.event('$id')]: { edit: ['1', 'speakers', 'materials'] },
}

export const takesValue: TakesValue = ({ path }, key, value) => {
  const taken = choices[path]?.[key]
  return taken === undefined || (taken instanceof RegExp ? taken.test(value) : taken.includes(value))
}
