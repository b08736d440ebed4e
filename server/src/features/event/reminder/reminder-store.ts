import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { END, type PersonalData, rowsOf, utcText } from '../../../platform/personal-data.ts'
import { approvedMember } from '../../account/public.ts'
import { CAME } from '../registration-store.ts'

/** The number of members that one statement reminds. */
export const AT_ONCE = 500
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long after an event the site still asks for feedback if it was down. */
const ASKED_FOR = 2 * DAY
const LOCK = 7_261_914_569

export type ReminderKind = 'event-day' | 'event-hour' | 'event-feedback'

/** A member who goes to an event and has just been reminded. */
export interface Reminded {
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly language: string | null
  /** The member's own time zone, if one is set. */
  readonly ownZone: string | null
  readonly mailEventDay: boolean
  readonly mailEventHour: boolean
  readonly id: string
  readonly title: string
  readonly startsAt: Date
  readonly timeZone: string
  readonly location: string
  readonly meetingLink: string
  readonly capacity: number | null
}

export const reminderStore = {
  /**
   * Takes the lock until the transaction ends. Returns false while another process sends the reminders, as that one sends them
   * all.
   */
  async begin(tx: Sql): Promise<boolean> {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
    )
    return rows[0]?.mine ?? false
  },

  /** Marks the next members who are due as reminded and returns them. It takes one statement for any number of members. */
  async tell(tx: Sql, kind: ReminderKind, now: Date): Promise<Reminded[]> {
    const { rows } = await tx.execute(sql`
      with due as (
        select r.event_id, r.member_id from events e
        join event_registrations r on r.event_id = e.id
        ${approvedMember('r.member_id')}
        left join event_reminders told on told.event_id = e.id and told.kind = ${kind} and told.member_id = m.id
        where e.cancelled_at is null and ${isDue(kind, now)}
        order by r.event_id, r.member_id limit ${AT_ONCE}
      ), noted as (
        insert into event_reminders (event_id, member_id, kind, sent_at)
        select event_id, member_id, ${kind}, ${at(now)} from due
        on conflict (event_id, kind, member_id) do update set sent_at = excluded.sent_at
        returning event_id, member_id
      )
      select m.id as "memberId", m.name, m.email, m.language, m.time_zone as "ownZone", m.mail_event_day as "mailEventDay",
        m.mail_event_hour as "mailEventHour", e.id, e.title, e.starts_at as "startsAt", e.time_zone as "timeZone",
        e.location, e.meeting_link as "meetingLink", e.capacity
      from noted join members m on m.id = noted.member_id join events e on e.id = noted.event_id
      order by e.id, m.id`)
    return (rows as unknown as Reminded[]).map((row) => ({ ...row, startsAt: new Date(row.startsAt) }))
  },
}

/** Builds the condition over the event `e`, the registration `r` and `told`, the earlier reminder of this member. */
function isDue(kind: ReminderKind, now: Date): SQL {
  if (kind === 'event-feedback')
    return sql`e.ends_at <= ${at(now)} and e.ends_at > ${at(now, -ASKED_FOR)} and ${CAME} and told.id is null`
  const before = kind === 'event-day' ? DAY : HOUR
  // The reminder of the day is pointless in the last hour.
  const latest = kind === 'event-day' ? HOUR : 0
  const isSoon = sql`e.ends_at > ${at(now)} and e.starts_at > ${at(now, latest)} and e.starts_at <= ${at(now, before)}`
  // A member who signed up this close to the start already knows.
  const signedUpBefore = sql`r.created_at < e.starts_at - ${seconds(before)}`
  // A second reminder is sent only if the event has moved by more than half of this time since. For smaller moves the mail about
  // the change is enough.
  const notTold = sql`(told.id is null or told.sent_at < e.starts_at - ${seconds(1.5 * before)})`
  return sql`${isSoon} and r.state = 'going' and ${signedUpBefore} and ${notTold}`
}

const at = (now: Date, later = 0) => sql`${new Date(now.getTime() + later).toISOString()}::timestamptz`
const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000})`

export const personalData = {
  exported: [
    {
      ...rowsOf('event_reminders'),
      name: 'eventReminders',
      shown: { eventId: 't.event_id', kind: 't.kind', sentAt: utcText('t.sent_at') },
    },
  ],
  merged: {
    'event_reminders.member_id': END,
  },
} satisfies PersonalData
