import type { ReportFigure } from '@callofcode/contract/report/report'
import { sql as raw, type SQL } from 'drizzle-orm'
import { becameMember, wasMember } from '../account/public.ts'
import { checkedIn } from '../attendance/public.ts'
import { certifiedBetween, certifiedFor } from '../certificate/public.ts'
import { tickedAt, tickedBetween } from '../curriculum/public.ts'
import { heldEvents, signedUpFor } from '../event/public.ts'
import { wroteBetween } from '../forum/public.ts'
import { solvedBetween, submittedBetween } from '../submission/public.ts'
import type { Span } from './report-span.ts'

type Moments = Pick<Span, 'since' | 'until'>

/** What members solved: `member_id`, `at`, `difficulty` of a tick, or `problem` of a verdict that ticked nothing. */
export const solves = ({ since, until }: Moments): SQL => raw`
  select member_id, at, difficulty, null::text as problem from (${tickedBetween(since, until)}) ticked
  union all
  select s.member_id, s.at, null, s.problem from (${solvedBetween(since, until)}) s
  where not ${tickedAt(raw`s.member_id`, raw`s.at`)}`

/** Who did something: `member_id`, `at`, and whether it counts as `solved`. */
export const acts = (span: Moments): SQL => raw`
  select member_id, at, 1 as solved from (${solves(span)}) solve
  union all select member_id, at, 0 from (${submittedBetween(span.since, span.until)}) submission
  union all select member_id, at, 0 from (${wroteBetween(span.since, span.until)}) post`

/** The events of the span, or one of them. */
export const eventsIn = ({ since, until }: Moments, id?: string) =>
  raw`(select * from (${heldEvents(since, until)}) held ${id ? raw`where id = ${id}::uuid` : raw``}) e`

/** A condition on the member `m`: whether they stand behind a figure. */
export function standsBehind(figure: ReportFigure, span: Moments, event?: string): SQL {
  const { since, until } = span
  const ofEvents = (people: (eventId: SQL) => SQL) =>
    raw`m.id in (select p.member_id from ${eventsIn(span, event)} cross join lateral (${people(raw`e.id`)}) p)`
  switch (figure) {
    case 'members':
      return wasMember(raw`least(${until}, now())`)
    case 'joined':
      return becameMember(since, until)
    case 'active':
      return raw`m.id in (select member_id from (${acts(span)}) act)`
    case 'solved':
      return raw`m.id in (select member_id from (${solves(span)}) solve)`
    case 'signedUp':
      return ofEvents(signedUpFor)
    case 'came':
      return ofEvents(checkedIn)
    case 'certificates':
      return event ? ofEvents(certifiedFor) : raw`m.id in (${certifiedBetween(since, until)})`
  }
}
