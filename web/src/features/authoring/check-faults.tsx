import { say } from 'words:authoring'
import type { AuthoredProblem } from '@callofcode/contract/authoring/authoring'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Said } from '../run/public.ts'
import { FileLink } from './workspace/file-link.tsx'
import { type Part, partOf } from './workspace/parts.ts'

type Faults = NonNullable<AuthoredProblem['check']>['faults']

/** What the check found wrong with the saved state. */
export const faultsOf = ({ check, revision }: AuthoredProblem): Faults =>
  check?.state === 'failed' && check.revision === revision ? check.faults : []

/** The faults file by file, each with the way there. A reason goes on where the name of its file ends: "is missing". */
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

/** The faults of one part, where they are mended. */
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
