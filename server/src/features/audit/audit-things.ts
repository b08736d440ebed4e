import type { AuditRecord } from '@callofcode/contract/audit/audit'
import { sql as raw } from 'drizzle-orm'
import { audit } from '../account/public.ts'
import { auditedGroup } from '../group/public.ts'

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
/** Selects the target as an id if it is one. */
export const auditTargetId = raw`(case when ${audit.target} ~ ${raw.raw(`'${UUID}'`)} then ${audit.target}::uuid end)`

/** Selects the target of a row if it is not a member. Deleted items are still stored, so they have their last name. */
export const auditThing = raw<AuditRecord['thing']>`(
  select json_build_object('kind', kind, 'name', name, 'page', page) from (
    select 'module' as kind, title as name, case when removed_at is null then id::text end as page
      from modules where id = ${auditTargetId}
    union all select 'blog', title, case when removed_at is null then id::text end from blogs where id = ${auditTargetId}
    union all select 'memberblog', title, id::text from member_blogs where id = ${auditTargetId}
    union all select 'blogseries', title, null from blog_series where id = ${auditTargetId}
    union all select 'experience', company || ', ' || role, null from experiences where id = ${auditTargetId}
    union all select 'event', title, id::text from events where id = ${auditTargetId}
    union all select 'problem', title, slug from authored_problems where id = ${auditTargetId}
    union all select 'post', coalesce(p.title, first.title), case when first.deleted_at is null then first.thread_id::text end
      from forum_posts p left join forum_posts first on first.thread_id = p.thread_id and first.title is not null
      where p.id = ${auditTargetId}
    union all select 'topic', title, id::text from topics where id = ${auditTargetId}
    union all select 'question', name, id::text from questions where id = ${auditTargetId}
    union all select 'list', title, case when removed_at is null then id::text end from question_lists
      where id = ${auditTargetId}
    union all select 'announcement', title, id::text from announcements where id = ${auditTargetId}
    union all select 'help', title, case when removed_at is null then id::text end from help_questions
      where id = ${auditTargetId}
    union all select 'batch', name, null from batches where id = ${auditTargetId}
    union all ${auditedGroup(auditTargetId)}
    union all select 'solution', problem, problem from shared_solutions where id = ${auditTargetId}
  ) as things where name is not null limit 1)`
