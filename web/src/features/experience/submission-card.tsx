import type { ExperienceSubmission } from '@callofcode/contract/experience-submission'
import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { say } from './experience-words.ts'
import { RoundsShown } from './rounds-shown.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** Beside what becomes of the text the bare verdict would read like a ruling about it. */
const resultOf = (verdict: string) => say('resultOf', { verdict: verdict.toLowerCase() })

interface SubmissionCardProps {
  submission: ExperienceSubmission
  /** The outcome, beside the verdict. */
  status?: ReactNode
  /** The actions, under the text. */
  children?: ReactNode
  open?: boolean | undefined
}

/** A submitted experience; its text can be unfolded. */
export function SubmissionCard({ submission, status, open, children }: SubmissionCardProps) {
  const { company, role, candidate, verdict, date, html, rounds, status: outcome, refusalReason } = submission
  return (
    <li className="submission">
      <div className="submission-top">
        <div>
          <h3 className="card-title">
            {company}, {role}
          </h3>
          <p className="small muted">
            {say('candidateSelectYesBy', {
              candidate: candidate ? 'yes' : 'no',
              candidate2: candidate,
              date: () => <LocalDate iso={date} />,
            })}
          </p>
        </div>
        <div className="submission-marks">
          {status}
          <VerdictBadge verdict={verdict} words={resultOf} />
        </div>
      </div>
      {outcome === 'refused' && refusalReason && (
        <div className="submission-why">
          <p className="label">{say('whyItWasRefused')}</p>
          <p>{refusalReason}</p>
        </div>
      )}
      <details open={open}>
        <summary className="btn ghost">
          <Icon name="down" small />
          {say('readIt')}
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
      <ul className="submissions" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width} className="submission">
            <Skeleton width={width} size="tall" />
            <Skeleton width={30} />
            <Skeleton width={20} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
