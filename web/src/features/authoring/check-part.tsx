import type { ProblemCheck } from '@callofcode/contract/authoring'
import { Notice } from '../../platform/feedback/notice.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { FaultList } from './check-faults.tsx'
import { CheckBadge } from './state-badges.tsx'
import type { PartProps } from './workspace/use-workspace.ts'

/** What the judge found out. */
export function CheckPart({ workspace: { problem, isDirty } }: PartProps) {
  const { check, revision } = problem
  if (!check)
    return (
      <EmptyState label="Not checked" title="The judge has not seen this problem yet">
        Check, above, lets it prove every claim: the samples are right, the references pass, the wrong
        solutions fail in the way their folder says, and the limits follow from what is measured.
      </EmptyState>
    )
  const isOld = check.revision !== revision
  return (
    <>
      {(isOld || isDirty) && (
        <Notice tone="warning">
          {isOld
            ? 'This is about an older state: it was saved again since.'
            : 'Your unsaved changes are not in it.'}
        </Notice>
      )}
      <div className="author-check-head" role="status">
        <CheckBadge check={check.state} />
        <span className="label plain">
          <LocalTime iso={check.at} />
        </span>
      </div>
      {(check.state === 'waiting' || check.state === 'running') && <Progress check={check} />}
      {check.state === 'failed' && <Failed check={check} />}
      {check.state === 'passed' && (
        <p>
          {check.tests} tests, all proven: the references pass, and the wrong solutions fail in the way their
          folders say.
        </p>
      )}
      {check.measures.length > 0 && <Measures check={check} />}
    </>
  )
}

function Progress({ check: { state, step, share } }: { check: ProblemCheck }) {
  const words = step || (state === 'waiting' ? 'Waiting for a free judge' : 'Checking')
  return (
    <div className="author-progress">
      <p>{words}</p>
      <progress aria-label={words} max={1} {...(state === 'running' && { value: share })} />
      <p className="small muted">It goes on when you leave this page.</p>
    </div>
  )
}

function Failed({ check: { faults } }: { check: ProblemCheck }) {
  return (
    <>
      <h2 className="card-title">{faults.length === 1 ? '1 fault' : `${faults.length} faults`}</h2>
      <FaultList faults={faults} />
    </>
  )
}

const names = { cpp: 'C++', python: 'Python', javascript: 'JavaScript' } as const
const millions = (fuel: number) =>
  `${(fuel / 1e6).toLocaleString('en-US', { maximumFractionDigits: fuel < 1e7 ? 1 : 0 })} M`

function Measures({ check: { measures } }: { check: ProblemCheck }) {
  return (
    <div className="author-measures">
      <h2 className="card-title">Limits</h2>
      <p className="small muted">
        In millions of counted instructions, the same on every machine. The limit is what the slowest accepted
        solution takes for its slowest test, times the multiplier.
      </p>
      <div className="table-wrap">
        <table className="table">
          <caption className="sr">Limits by language</caption>
          <thead>
            <tr>
              <th scope="col">Language</th>
              <th scope="col" className="r">
                Slowest accepted
              </th>
              <th scope="col" className="r">
                Limit
              </th>
            </tr>
          </thead>
          <tbody>
            {measures.map(({ language, accepted, limit }) => (
              <tr key={language}>
                <th scope="row">{names[language]}</th>
                <td className="r">{millions(accepted)}</td>
                <td className="r">{millions(limit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
