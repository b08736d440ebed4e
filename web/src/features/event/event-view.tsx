import { type EventPage, eventMessages } from '@callofcode/contract/event'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { AdminTools } from './admin-tools.tsx'
import { Attendees } from './attendees.tsx'
import { EventFacts } from './event-facts.tsx'
import { SeatCard } from './seat-card.tsx'
import { isOver } from './seats.ts'

export function EventView({ event }: { event: EventPage }) {
  const { _id, title, cancelledAt, html } = event
  const over = isOver(event)
  const open = !cancelledAt && !over
  return (
    <article className="event-view" aria-labelledby="event-title">
      <header className="page-head">
        <h1 className="title" id="event-title" tabIndex={-1}>
          {title}
        </h1>
      </header>
      {cancelledAt && <Notice tone="error">{eventMessages.cancelled}</Notice>}
      {!cancelledAt && over && <Notice>{eventMessages.over}</Notice>}
      <EventFacts event={event} seats={!open} />
      <div className="event-side">
        {open && <SeatCard event={event} />}
        <div className="row-btns">
          <ButtonLink href={paths.eventCalendar(_id)} download>
            <Icon name="calendar" /> Add to calendar
          </ButtonLink>
        </div>
        <AdminTools event={event} over={over} />
      </div>
      <Prose className="read" html={html} />
      <Attendees event={event} />
    </article>
  )
}
