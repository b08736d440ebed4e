import { say } from 'words:feedback'
import type { EventPage } from '@callofcode/contract/event/event'
import { useQuery } from '@tanstack/react-query'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { isAdmin, useSession } from '../../../platform/session/session.ts'
import { ownFeedbackOf } from './feedback-queries.ts'
import './feedback.css'

const FeedbackForm = loadedLater(
  () => say('howWasEvent'),
  async () => (await import('./feedback-form.tsx')).FeedbackForm,
)

/** Asks for feedback from people who were going, after the event. Once answers can no longer change, it shows theirs. */
export function OwnFeedback({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  const { data } = useQuery({ ...ownFeedbackOf(event._id), enabled: Boolean(session?.role) })
  if (!data || !(data.data.open || data.data.answer)) return null
  return (
    <section className="event-part feedback" id="feedback" aria-labelledby="feedback-title">
      <h2 className="head" id="feedback-title" tabIndex={-1}>
        {say('howWasEvent')}
      </h2>
      <FeedbackForm event={event} own={data.data} />
    </section>
  )
}

const Report = loadedLater(
  () => say('whatPeopleSaid'),
  async () => (await import('./report.tsx')).Report,
)

/** Shows admins the feedback about an event. */
export function FeedbackReport({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  if (!isAdmin(session)) return null
  return (
    <section className="event-part feedback" aria-labelledby="report-title">
      <h2 className="head" id="report-title">
        {say('whatPeopleSaid')}
      </h2>
      <Report event={event} />
    </section>
  )
}
