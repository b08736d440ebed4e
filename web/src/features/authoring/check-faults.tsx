import { say } from 'words:authoring'
import type { AuthoredProblem } from '@callofcode/contract/authoring/authoring'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Said } from '../run/public.ts'
import { faultInWords } from './fault-words.ts'
import { PlaceLink } from './readiness.tsx'
import { type Part, partOf } from './workspace/parts.tsx'

type Faults = NonNullable<AuthoredProblem['check']>['faults']

/** Returns the faults that the check found in the saved state. */
export const faultsOf = ({ check, revision }: AuthoredProblem): Faults =>
  check?.state === 'failed' && check.revision === revision ? check.faults : []

/** Lists the faults by field, each with a link. A reason continues the sentence that the field begins: "is missing". */
export function FaultList({ faults }: { faults: Faults }) {
  const said = faults.map(faultInWords)
  const labels = [...new Set(said.map(({ label }) => label))]
  return (
    <ul className="rows author-faults">
      {labels.map((label) => {
        const own = said.filter((fault) => fault.label === label)
        return (
          <li key={label}>
            <PlaceLink place={own[0]?.place ?? {}}>{label}</PlaceLink>
            <ul>
              {own.map(({ reason }) => (
                <li key={reason}>
                  <Said words={reason} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

/** Lists the faults of one part, where an author fixes them. */
export function PartFaults({ problem, part }: { problem: AuthoredProblem; part: Part }) {
  const faults = faultsOf(problem).filter(({ file }) => partOf(file) === part)
  if (faults.length === 0) return null
  return (
    <Notice tone="error">
      <p>
        <b>{say('faultsHere', { count: faults.length })}</b>
      </p>
      <FaultList faults={faults} />
    </Notice>
  )
}
