import { type Placeholder, sql as raw, type SQL } from 'drizzle-orm'
import { type Caller, isModerator } from '../../platform/http/caller.ts'
import { hasSolved } from '../submission/public.ts'

/** The SQL of whether somebody is mentor of any batch. */
export const isMentor = (memberId: string | Placeholder): SQL =>
  raw`exists (select from batch_mentors t where t.member_id = ${memberId})`

/** The SQL of whether the question `q` is one that this member, as a mentor, was asked. */
export const isAsked = (memberId: string): SQL => raw`(q.member_id <> ${memberId} and ${isMentor(memberId)}
  and exists (select from help_mentors(q.member_id, q.batch_id) as mentors where mentors.id = ${memberId}))`

/**
 * The SQL of who may read what the question `q` carries: who asks and mentors; in the forum also who has solved the problem and
 * moderators; of a question to mentors moderators only what was reported.
 */
export const mayReadCarried = (caller: Caller): SQL => raw`(q.member_id = ${caller.id}
  or q.asked_to = 'mentors' and (${isAsked(caller.id)}
    or ${isModerator(caller)} and exists (select from help_reports r where r.help_question_id = q.id))
  or q.asked_to = 'forum' and (${isModerator(caller)} or ${isMentor(caller.id)}
    or ${hasSolved(raw`${caller.id}`, raw`q.problem`)}))`
