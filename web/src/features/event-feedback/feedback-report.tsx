import { say } from 'words:feedback'
import type { EventPage } from '@callofcode/contract/event/event'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import './feedback.css'

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
