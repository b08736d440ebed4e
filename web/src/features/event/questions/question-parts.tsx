import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { loadedLater, loadedQuietly } from '../../../platform/page/loaded-later.tsx'
import { may, useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { hasClosed } from '../seats.ts'

// Few events ask questions, so the dialog and the counts are fetched when they are needed.
export const AnswerDialog = loadedLater(
  () => say('questions'),
  async () => (await import('./answer-dialog.tsx')).AnswerDialog,
  { inline: true },
)
const LaterCounts = loadedQuietly(async () => (await import('./answer-counts.tsx')).AnswerCountsList)

/** Counts what was answered, for organisers. */
export function AnswerCounts({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  return may(session, 'events') ? <LaterCounts event={event} /> : null
}

/** Lets a member who is registered change the answers, until registration closes. */
export function OwnAnswers({ event, unanswered }: { event: EventPage; unanswered: number }) {
  const [asked, setAsked] = useState(false)
  if (hasClosed(event)) return null
  return (
    <>
      {unanswered > 0 && <Notice tone="warning">{say('unanswered', { count: unanswered })}</Notice>}
      <Button onClick={() => setAsked(true)}>{say('yourAnswers')}</Button>
      {asked && <AnswerDialog event={event} isRegistered onClose={() => setAsked(false)} />}
    </>
  )
}
