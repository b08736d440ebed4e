import { say } from 'words:ask'
import type { Carried, Counterexample } from '@callofcode/contract/ask/ask'
import type { ReactNode } from 'react'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { Entry, verdictTone } from '../run/public.ts'
import './ask.css'

interface CounterexampleProps {
  readonly of: Counterexample
  /** The answer is from the reader's own code. */
  readonly own: boolean
}

/** Shows the failing input, with both answers. */
export function CounterexampleView({ of: { input, expected, given }, own }: CounterexampleProps) {
  return (
    <dl className="io">
      <Entry name={say('input')}>{input}</Entry>
      {expected !== null && <Entry name={say('expected')}>{expected}</Entry>}
      {given !== null && (
        <Entry name={own ? say('yours') : say('given')} bad>
          {given}
        </Entry>
      )}
    </dl>
  )
}

interface Props {
  readonly carried: Carried
  /** The reader is the asker. */
  readonly own: boolean
  readonly children: ReactNode
}

/** Shows the attachments of a question. The code is passed as children, so that others can draw lines with comments. */
export function CarriedView({ carried, own, children }: Props) {
  const { verdict, counterexample } = carried
  return (
    <div className="carried">
      {verdict && (
        <p className="verdict-line">
          <VerdictBadge tone={verdictTone(verdict.verdict)}>{verdict.verdict}</VerdictBadge>{' '}
          <span className="small muted">
            {verdict.judged ? say('saysTheJudge') : own ? say('ranHere') : say('saysTheBrowser')}
          </span>
        </p>
      )}
      {verdict?.reason && <p className="small">{verdict.reason}</p>}
      {counterexample && (
        <section aria-label={say('theCounterexample')}>
          <h2 className="label">{say('theCounterexample')}</h2>
          <CounterexampleView of={counterexample} own={own} />
        </section>
      )}
      {children}
    </div>
  )
}
