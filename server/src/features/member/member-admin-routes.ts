import { archiveMember, restoreMember } from '@callofcode/contract/batch/alumni'
import {
  disableMember,
  enableMember,
  endMemberSignins,
  getMember,
  giveTask,
  listMembers,
  memberAdminMessages,
  resetMemberFactors,
  setMemberRole,
  takeTask,
} from '@callofcode/contract/member/member-admin'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import type { FastifyRequest } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditOrigin, auditStore } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import type { Happened } from '../happening/public.ts'
import { type ActionContext, memberActions } from './member-actions.ts'
import { memberList, presentMember } from './member-list.ts'
import { memberPlace } from './member-order.ts'
import { memberTaskActions } from './member-tasks.ts'

interface AdminCall {
  readonly params: { id: string }
  readonly caller: Caller
  readonly request: FastifyRequest
}

interface Dependencies {
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly club: Club
  readonly happened: Happened
}

/** Serves the actions of admins on members. */
export function memberAdminRoutes({ api, env, database, mailer, publicUrl, club, happened }: Dependencies) {
  api.serve(listMembers, async ({ query: { cursor, ...search } }) => {
    const { rows, total, next, previous } = await memberList.list(
      database.sql,
      search,
      readCursor(memberPlace, cursor),
      env,
    )
    return {
      data: rows.map(presentMember),
      total,
      nextCursor: writeCursor(next),
      previousCursor: writeCursor(previous),
    }
  })

  api.serve(getMember, async ({ params }) => ({ data: presentMember(await find(params.id)) }))

  api.serve(disableMember, (call) =>
    act(call, sentence('member.accountDisabled', 'Account disabled'), (context) =>
      memberActions.disable(context, call.params.id),
    ),
  )
  api.serve(enableMember, (call) =>
    act(call, sentence('member.accountEnabled', 'Account enabled'), (context) =>
      memberActions.enable(context, call.params.id),
    ),
  )
  api.serve(archiveMember, (call) =>
    act(call, sentence('member.alumnusNow', 'An alumnus now'), (context) =>
      memberActions.archive(context, call.params.id),
    ),
  )
  api.serve(restoreMember, (call) =>
    act(call, sentence('member.activeMemberAgain', 'An active member again'), (context) =>
      memberActions.restore(context, call.params.id),
    ),
  )
  api.serve(setMemberRole, (call) =>
    act(
      call,
      call.body.role === 'admin'
        ? sentence('member.madeAdmin', 'Made an admin')
        : sentence('member.madeMember', 'Made a member'),
      (context) => memberActions.setRole(context, call.params.id, call.body.role),
    ),
  )
  api.serve(giveTask, ({ params, body, ...call }) =>
    act(
      { ...call, params },
      sentence('member.taskGiven', '{task} is their task', { task: TASK_WORDS[params.task].name }),
      (context) =>
        memberTaskActions.give(context, params.id, { ...params, ...body, timeZone: club.settings.timeZone }),
    ),
  )
  api.serve(takeTask, ({ params, ...call }) =>
    act(
      { ...call, params },
      sentence('member.taskTaken', '{task} is no longer their task', { task: TASK_WORDS[params.task].name }),
      (context) => memberTaskActions.take(context, params.id, params.task),
    ),
  )
  api.serve(endMemberSignins, (call) =>
    act(call, sentence('member.loggedOutEverywhere', 'Logged out everywhere'), (context) =>
      memberActions.signOut(context, call.params.id),
    ),
  )
  api.serve(resetMemberFactors, (call) =>
    act(call, sentence('member.secondFactorsRemoved', 'Second factors removed'), (context) =>
      memberActions.resetFactors(context, call.params.id),
    ),
  )

  async function act(
    { params, caller, request }: AdminCall,
    message: Sentence,
    doIt: (context: ActionContext) => Promise<unknown>,
  ) {
    await write(database, (tx, changed) => {
      const note: ActionContext['note'] = (entry) =>
        auditStore.create(tx, { ...entry, ...auditOrigin(request) })
      return doIt({ tx, changed, by: caller.id, note, mails: { mailer, publicUrl }, happened })
    })
    return { data: presentMember(await find(params.id)), message }
  }

  async function find(id: string) {
    const row = await memberList.get(database.sql, id, env)
    if (!row) throw missing(memberAdminMessages.missing)
    return row
  }
}
