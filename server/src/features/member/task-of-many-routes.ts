import { keepMembers, setMemberTasks } from '@callofcode/contract/batch/member-act'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import { sentence } from '@callofcode/contract/sentence'
import { dayEnd } from '@callofcode/contract/wall-time'
import { sql as raw, type SQL } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore, members } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import type { Happened } from '../happening/public.ts'
import { memberSetStore } from '../member-set/public.ts'
import { concerned } from './concerned-members.ts'
import { idsOf, targetOf } from './many-members-routes.ts'
import { dayIn } from './member-tasks.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
  readonly happened: Happened
}

/** Gives a task to many members or takes it from them, and keeps who was chosen. Each takes as many statements for 20,000 as for two. */
export function taskOfManyRoutes({ api, database, club, happened }: Dependencies) {
  api.serve(setMemberTasks, async (call) => {
    const { task, gives, until, expected, ...who } = call.body
    const { timeZone } = club.settings
    const by = call.caller.id
    if (gives && until !== null && until < dayIn(timeZone))
      throw badInput({ until: memberAdminMessages.pastTask })
    const data = await write(database, async (tx, publish) => {
      const people = await concerned(tx, who, gives ? mayGet(call.body, by) : holds(call.body), expected)
      if (expected === null || people.length === 0) return { count: people.length, changed: 0 }
      const ids = people.map(({ id }) => id)
      if (gives) {
        await give(tx, ids, { task, until, endsAt: until === null ? null : dayEnd(until, timeZone), by })
        await happened(tx, 'task.given', { memberIds: ids, by, task, until })
      } else {
        const live = await take(tx, ids, task)
        await happened(tx, 'task.taken', { memberIds: live.filter((id) => id !== by), by, task })
      }
      await touch(tx, ids)
      await auditStore.record(tx, call, `task.${gives ? 'give' : 'take'}-${task}`, targetOf(ids))
      publish('authors')
      return { count: ids.length, changed: ids.length }
    })
    return {
      data,
      message: gives
        ? sentence('memberAct.taskGiven', 'They have the task now')
        : sentence('memberAct.taskTaken', 'They no longer have the task'),
    }
  })

  api.serve(keepMembers, async (call) => {
    const data = await write(database, async (tx) => {
      const ids = await idsOf(tx, call.body)
      return { _id: await memberSetStore.create(tx, call.caller.id, ids), count: ids.length }
    })
    return { data }
  })
}

type Wish = Pick<BodyOf<typeof setMemberTasks>, 'task' | 'until'>

/** Matches whom one admin may give the task: nobody gives it to themselves, and whoever has it until that day has it already. */
const mayGet = ({ task, until }: Wish, by: string): SQL =>
  raw`status = 'approved' and archived_at is null and id <> ${by}::uuid and not exists (
    select from member_tasks held where held.member_id = ${members.id} and held.task = ${task}
      and held.until is not distinct from ${until}::date)`

const holds = ({ task }: Wish): SQL =>
  raw`exists (select from member_tasks held where held.member_id = ${members.id} and held.task = ${task})`

interface Given extends Wish {
  readonly endsAt: string | null
  readonly by: string
}

async function give(tx: Sql, ids: readonly string[], { task, until, endsAt, by }: Given) {
  await tx.execute(raw`
    insert into member_tasks (member_id, task, until, ends_at, given_by)
    select id, ${task}, ${until}::date, ${endsAt}::timestamptz, ${by}::uuid from unnest(${raw.param(ids)}::uuid[]) as id
    on conflict (member_id, task) do update
      set until = excluded.until, ends_at = excluded.ends_at, given_by = excluded.given_by, created_at = now()`)
}

/** Returns whose task had not ended already. */
async function take(tx: Sql, ids: readonly string[], task: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; isOver: boolean }>(raw`
    delete from member_tasks where member_id = any(${raw.param(ids)}::uuid[]) and task = ${task}
    returning member_id as id, coalesce(ends_at <= now(), false) as "isOver"`)
  return rows.filter(({ isOver }) => !isOver).map(({ id }) => id)
}

/** Their posts show a badge of their tasks. */
async function touch(tx: Sql, ids: readonly string[]) {
  await tx.execute(raw`update members set updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = any(${raw.param(ids)}::uuid[])`)
}
