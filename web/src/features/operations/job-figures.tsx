import { say } from 'words:operations'
import type { JobName, JobTurn, Operations } from '@callofcode/contract/operations/operations'
import type { ReactNode } from 'react'
import type { Messages } from '../../platform/language/messages.ts'
import type { PlainKey } from '../../platform/language/words.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { FigureList } from './figure-list.tsx'

const NAMES = {
  'event-reminders': 'jobReminders',
  'waiting-mails': 'jobWaiting',
  'review-topics': 'jobTopics',
  'handle-figures': 'jobHandles',
  'solution-shapes': 'jobShapes',
  deletions: 'jobDeletions',
  'expired-rows': 'jobExpired',
  'unused-pictures': 'jobPictures',
} as const satisfies Record<JobName, PlainKey<Messages['operations']>>

export function JobFigures({ jobs }: { jobs: NonNullable<Operations['jobs']> }) {
  const { turns = [], failed, webhooks, paused } = jobs
  const { on, failing, off } = webhooks
  return (
    <FigureList
      rows={[
        [
          say('failedLabel'),
          failed.map(({ kind, count }) => `${kind} ${count}`).join(', ') || say('noneOpen'),
        ],
        [say('webhooksLabel'), say('webhooksWords', { on, failing, off })],
        [say('pausedLabel'), paused.map(({ site }) => site).join(', ') || say('noneOpen')],
        ...turns.map((turn) => [say(NAMES[turn.name]), turnWords(turn)] as const),
      ]}
    />
  )
}

/** Describes when the job last began and how the run ended. */
function turnWords({ begunAt, runs, failure }: JobTurn): ReactNode {
  const time = () => <LocalTime iso={begunAt} />
  if (runs) return say('turnRuns', { time })
  return failure === null ? say('turnDone', { time }) : say('turnFailed', { time, failure })
}
