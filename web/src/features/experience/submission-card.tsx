import { say } from 'words:experience'
import type { ExperienceSubmission } from '@callofcode/contract/experience/experience-submission'
import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { VerdictBadge } from './experience-card.tsx'
import { RoundsShown } from './rounds-shown.tsx'

/** Labels the verdict. Without the label it would look like the decision about the text. */
const resultOf = (verdict: string) => say('resultBadge', { verdict: verdict.toLowerCase() })

interface SubmissionCardProps {
  submission: ExperienceSubmission
  /** The heading of the name, one level below the list's heading. */
  heading?: 'h2' | 'h3'
  /** The outcome, beside the verdict. */
  status?: ReactNode
  /** The actions, below the text. */
  children?: ReactNode
  open?: boolean | undefined
}

/** Shows a submitted experience, whose text can be unfolded. */
export function SubmissionCard({ submission, heading: Heading = 'h3', ...rest }: SubmissionCardProps) {
  const { status, open, children } = rest
  const { company, role, candidate, verdict, date, html, rounds, status: outcome, refusalReason } = submission
  return (
    <li className="sent-experience">
      <div className="sent-experience-top">
        <div>
          <Heading className="card-title">
            {company}, {role}
          </Heading>
          <p className="small muted">
            {say('sentIn', {
              candidate: candidate ? 'yes' : 'no',
              candidate2: candidate,
              date: () => <LocalDate iso={date} />,
            })}
          </p>
        </div>
        <div className="sent-experience-marks">
          {status}
          <VerdictBadge verdict={verdict} words={resultOf} />
        </div>
      </div>
      {outcome === 'refused' && refusalReason && (
        <div className="sent-experience-why">
          <p className="label">{say('whyDeclined')}</p>
          <p>{refusalReason}</p>
        </div>
      )}
      <details open={open}>
        <summary className="btn ghost">
          <Icon name="down" small />
          {say('read')}
        </summary>
        <RoundsShown rounds={rounds} />
        <Prose html={html} />
      </details>
      {children && <div className="row-btns">{children}</div>}
    </li>
  )
}

const SHAPES = [45, 60] as const

export function SubmissionsLoading({ words }: { words: string }) {
  return (
    <Loading words={words}>
      <ul className="sent-experiences" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width} className="sent-experience">
            <Skeleton width={width} size="tall" />
            <Skeleton width={30} />
            <Skeleton width={20} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
