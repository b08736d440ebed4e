import { say } from 'words:authoring'
import type { ProblemCheck } from '@callofcode/contract/authoring/authoring'
import { Notice } from '../../platform/feedback/notice.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { FaultList } from './check-faults.tsx'
import { Readiness } from './readiness.tsx'
import { CheckBadge } from './state-badges.tsx'
import type { PartProps } from './workspace/use-workspace.ts'

/** Shows the findings of the judge. */
export function CheckPart({ workspace }: PartProps) {
  return (
    <>
      <Readiness workspace={workspace} />
      <Findings workspace={workspace} />
    </>
  )
}

function Findings({ workspace: { problem, isDirty } }: PartProps) {
  const { check, revision } = problem
  if (!check)
    return (
      <EmptyState label={say('notChecked')} title={say('notCheckedTitle')}>
        {say('notCheckedHint')}
      </EmptyState>
    )
  const isOld = check.revision !== revision
  return (
    <>
      {(isOld || isDirty) && (
        <Notice tone="warning">{isOld ? say('checkOld') : say('checkWithoutUnsaved')}</Notice>
      )}
      <div className="author-check-head" role="status">
        <CheckBadge check={check.state} />
        <span className="label plain">
          <LocalTime iso={check.at} />
        </span>
      </div>
      {(check.state === 'waiting' || check.state === 'running') && <Progress check={check} />}
      {check.state === 'failed' && <Failed check={check} />}
      {check.state === 'passed' && <p>{say('checkProven', { tests: check.tests })}</p>}
      {check.measures.length > 0 && <Measures check={check} />}
    </>
  )
}

function Progress({ check: { state, step, share } }: { check: ProblemCheck }) {
  const words = step || (state === 'waiting' ? say('waitsForJudge') : say('checking'))
  return (
    <div className="author-progress">
      <p>{words}</p>
      <progress aria-label={words} max={1} {...(state === 'running' && { value: share })} />
      <p className="small muted">{say('checkGoesOn')}</p>
    </div>
  )
}

function Failed({ check: { faults, judged } }: { check: ProblemCheck }) {
  return (
    <>
      <h2 className="card-title">
        {faults.length === 1 ? say('oneFault') : say('faults', { count: faults.length })}
      </h2>
      <FaultList faults={faults} />
      {!judged && <p>{say('solutionsComeNext')}</p>}
    </>
  )
}

const names = {
  cpp: 'C++',
  get python() {
    return say('python')
  },
  javascript: 'JavaScript',
} as const
const millions = (fuel: number) =>
  `${(fuel / 1e6).toLocaleString('en-US', { maximumFractionDigits: fuel < 1e7 ? 1 : 0 })} M`

function Measures({ check: { measures } }: { check: ProblemCheck }) {
  return (
    <div className="author-measures">
      <h2 className="card-title">{say('limits')}</h2>
      <p className="small muted">{say('limitsHint')}</p>
      {measures.some(({ derived }) => derived) && <p className="small muted">{say('derivedHint')}</p>}
      <div className="table-wrap">
        <table className="table">
          <caption className="sr">{say('limitsByLanguage')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('language')}</th>
              <th scope="col" className="r">
                {say('slowestAccepted')}
              </th>
              <th scope="col" className="r">
                {say('limit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {measures.map(({ language, accepted, limit, derived }) => (
              <tr key={language}>
                <th scope="row">{names[language]}</th>
                <td className="r">{derived ? say('notMeasured') : millions(accepted)}</td>
                <td className="r">{millions(limit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
