import { say } from 'words:authoring'
import type { AuthoredProblem } from '@callofcode/contract/authoring/authoring'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Said } from '../run/public.ts'
import { FileLink, type Part, partOf } from './workspace/parts.tsx'

type Faults = NonNullable<AuthoredProblem['check']>['faults']

/** Returns the faults that the check found in the saved state. */
export const faultsOf = ({ check, revision }: AuthoredProblem): Faults =>
  check?.state === 'failed' && check.revision === revision ? check.faults : []

/** Lists the faults by file, each with a link. A reason continues the sentence that the file's name begins: "is missing". */
export function FaultList({ faults }: { faults: Faults }) {
  const files = [...new Set(faults.map(({ file }) => file))]
  return (
    <ul className="rows author-faults">
      {files.map((file) => (
        <li key={file}>
          <FileLink file={file} />
          <ul>
            {faults
              .filter((fault) => fault.file === file)
              .map(({ reason }) => (
                <li key={reason}>
                  <Said words={reason} />
                </li>
              ))}
          </ul>
        </li>
      ))}
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
