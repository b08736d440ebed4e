import type { HeldTask } from '@callofcode/contract/member/member-admin'
import type { Task } from '@callofcode/contract/task'
import { type AnyColumn, sql as raw, type SQL } from 'drizzle-orm'

// Tasks of alumni rest.
const LIVE = raw`((held.ends_at is null or held.ends_at > now())
  and not exists (select from members resting where resting.id = held.member_id and resting.archived_at is not null))`

// In a statement about one table, drizzle writes columns of a selection without their table, except in SQL within SQL.
const whole = (column: AnyColumn | SQL) => raw`${column}`

/** Whether a member holds a task now, or any of several. */
export const holdsNow = (memberId: AnyColumn | SQL, ...tasks: readonly Task[]): SQL<boolean> =>
  raw<boolean>`exists (select from member_tasks held where held.member_id = ${whole(memberId)} and ${LIVE}
    ${tasks.length > 0 ? raw`and held.task = any(${raw.param([...tasks])}::text[])` : raw``})`

/** Admins, and who holds one of these tasks; without one named, any task. */
export const organises = (
  role: AnyColumn | SQL,
  memberId: AnyColumn | SQL,
  ...tasks: readonly Task[]
): SQL<boolean> =>
  raw<boolean>`(${whole(role)} is not distinct from 'admin' or ${holdsNow(memberId, ...tasks)})`

/** Who moderates: admins, and who holds that task. Of the member `m` by default. */
export const moderates = (role: AnyColumn | SQL = raw`m.role`, memberId: AnyColumn | SQL = raw`m.id`) =>
  organises(role, memberId, 'moderation')

/** All tasks of a member, those that are over too. */
export const heldTasks = (memberId: AnyColumn): SQL<HeldTask[]> =>
  raw<
    HeldTask[]
  >`(select coalesce(json_agg(json_build_object('task', held.task, 'until', held.until, 'isOver', not ${LIVE})
    order by held.task), '[]') from member_tasks held where held.member_id = ${whole(memberId)})`
