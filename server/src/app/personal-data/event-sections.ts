import { ofMember, type Section, utc } from './section.ts'

/** A member's data at events beside their registrations. */
export const EVENT_SECTIONS: readonly Section[] = [
  {
    ...ofMember('event_speakers'),
    name: 'talks',
    from: 'event_speakers t join events e on e.id = t.event_id',
    shown: {
      eventId: 't.event_id',
      event: 'e.title',
      name: 't.name',
      about: 't.about',
      link: 't.link',
    },
  },
  {
    ...ofMember('event_feedback'),
    name: 'eventFeedback',
    from: 'event_feedback t join events e on e.id = t.event_id',
    shown: {
      eventId: 't.event_id',
      event: 'e.title',
      rating: 't.rating',
      good: 't.good',
      better: 't.better',
      named: 't.named',
      writtenAt: utc('t.created_at'),
      changedAt: utc('t.updated_at'),
    },
  },
  {
    ...ofMember('event_reminders'),
    name: 'eventReminders',
    shown: { eventId: 't.event_id', kind: 't.kind', sentAt: utc('t.sent_at') },
  },
]
