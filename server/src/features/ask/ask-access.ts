import { type Placeholder, sql as raw, type SQL } from 'drizzle-orm'
import { type Caller, isModerator } from '../../platform/http/caller.ts'
import { hasSolved } from '../submission/public.ts'

/** Returns SQL that matches a mentor of any batch. */
export const isMentor = (memberId: string | Placeholder): SQL =>
  raw`exists (select from batch_mentors t where t.member_id = ${memberId})`

/** Returns SQL that matches if this member was asked the question `q` as a mentor. */
export const isAsked = (memberId: string): SQL => raw`(q.member_id <> ${memberId} and ${isMentor(memberId)}
  and exists (select from help_mentors(q.member_id, q.batch_id) as mentors where mentors.id = ${memberId}))`

/**
 * Returns SQL that matches if the caller may read the attachments of the question `q`. These are the asking member and mentors.
 * In the forum they are also moderators and members who solved the problem. For a question to mentors, moderators read only what
 * was reported.
 */
export const mayReadCarried = (caller: Caller): SQL => raw`(q.member_id = ${caller.id}
  or q.asked_to = 'mentors' and (${isAsked(caller.id)}
    or ${isModerator(caller)} and exists (select from help_reports r where r.help_question_id = q.id))
  or q.asked_to = 'forum' and (${isModerator(caller)} or ${isMentor(caller.id)}
    or ${hasSolved(raw`${caller.id}`, raw`q.problem`)}))`
