import { Heat, HeatKey } from '../../platform/chart/heat.tsx'
import { Dial, Scale } from '../../platform/chart/scale.tsx'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Spec } from './spec.tsx'

export function States() {
  return (
    <Spec number={11} title="The five states">
      <div className="grid two">
        <div className="spec-s">
          <p className="label plain">Loading: the real shape, and the words</p>
          <div className="card">
            <Loading words="Loading topics...">
              <Skeleton width={55} size="tall" />
              <Skeleton />
              <Skeleton width={80} />
            </Loading>
          </div>
        </div>
        <div className="spec-s">
          <p className="label plain">Empty: what to do next</p>
          <EmptyState label="0 of 24" title="No topics found" action={<Button>Clear the search</Button>}>
            Nothing has “grahp” in its name or description.
          </EmptyState>
        </div>
        <div className="spec-s">
          <p className="label plain">Partial: what there is, and what is missing</p>
          <div className="card">
            <h3 className="card-title">Two Pointers</h3>
            <p className="small muted">26 questions.</p>
            <Notice tone="warning">
              Your progress has not arrived yet.{' '}
              <a className="link" href="#s11">
                Try again
              </a>
            </Notice>
          </div>
        </div>
        <div className="spec-s">
          <p className="label plain">Error: what happened, and the way on</p>
          <ErrorState title="The topics did not arrive" action={<Button>Try again</Button>}>
            Network error. Please check your connection.
          </ErrorState>
        </div>
      </div>
      <Notice>Your place on the waiting list: 3.</Notice>
      <Notice tone="success">Your account waits for approval.</Notice>
      <Notice tone="error">The picture was not saved.</Notice>
    </Spec>
  )
}

/** A year ending on a fixed day, so that the guide always looks the same. */
const year = Array.from({ length: 365 }, (_, at) => ({
  date: new Date(Date.UTC(2025, 2, 10 + at)).toISOString().slice(0, 10),
  count: countOf(at),
}))

/** Returns invented figures: waves of activity over scattered days. */
function countOf(at: number): number {
  const scatter = (Math.sin(at * 127.1) * 43758.5) % 1
  return Math.max(0, Math.round((2 + 3 * Math.sin(at / 29)) * Math.abs(scatter) * 2.4 - 1))
}
const solved = year.reduce((sum, { count }) => sum + count, 0)
const active = year.filter(({ count }) => count > 0).length

export function DrawnNumbers() {
  return (
    <Spec number={12} title="Drawn numbers">
      <div className="row-btns">
        <Dial big value={14} total={26} label="14 of 26 done">
          <span className="figure">14</span>
        </Dial>
        <Dial value={20} total={100} label="20 percent" />
        <Dial value={75} total={100} label="75 percent" />
        <Dial value={100} total={100} label="100 percent" />
      </div>
      <div className="scales">
        <Scale value={64} total={100} label="64 percent" />
        <Scale value={44} total={100} label="44 percent easy" tone="easy" thin />
        <Scale value={15} total={100} label="15 percent medium" tone="medium" thin />
        <Scale value={5} total={100} label="5 percent hard" tone="hard" thin />
      </div>
      <Heat days={year} label={`Activity, last 12 months: ${solved} problems done on ${active} days`} />
      <HeatKey />
    </Spec>
  )
}
