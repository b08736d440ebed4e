import type { HeldTask } from '@callofcode/contract/member/member-admin'
import type { Task } from '@callofcode/contract/task'
import { type AnyColumn, sql as raw, type SQL } from 'drizzle-orm'

// Tasks of alumni are inactive.
const LIVE = raw`((held.ends_at is null or held.ends_at > now())
  and not exists (select from members resting where resting.id = held.member_id and resting.archived_at is not null))`

// In a statement about one table, drizzle writes columns of a selection without their table, except in SQL within SQL.
const whole = (column: AnyColumn | SQL) => raw`${column}`

/** Returns whether a member now holds one of these tasks. */
export const holdsNow = (memberId: AnyColumn | SQL, ...tasks: readonly Task[]): SQL<boolean> =>
  raw<boolean>`exists (select from member_tasks held where held.member_id = ${whole(memberId)} and ${LIVE}
    ${tasks.length > 0 ? raw`and held.task = any(${raw.param([...tasks])}::text[])` : raw``})`

/** Matches admins and members who hold one of these tasks. Without a task given, any task counts. */
export const organises = (
  role: AnyColumn | SQL,
  memberId: AnyColumn | SQL,
  ...tasks: readonly Task[]
): SQL<boolean> =>
  raw<boolean>`(${whole(role)} is not distinct from 'admin' or ${holdsNow(memberId, ...tasks)})`

/** Matches moderators: admins, and members with that task. The default is the member `m`. */
export const moderates = (role: AnyColumn | SQL = raw`m.role`, memberId: AnyColumn | SQL = raw`m.id`) =>
  organises(role, memberId, 'moderation')

/** Returns all tasks of a member, including ended ones. */
export const heldTasks = (memberId: AnyColumn): SQL<HeldTask[]> =>
  raw<
    HeldTask[]
  >`(select coalesce(json_agg(json_build_object('task', held.task, 'until', held.until, 'isOver', not ${LIVE})
    order by held.task), '[]') from member_tasks held where held.member_id = ${whole(memberId)})`
