import { archiveMembers, inviteMembers, memberActMessages } from '@callofcode/contract/batch/member-act'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { conflict } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { accountMails, auditStore, memberCountChanged, resetTokenStore } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import type { Happened } from '../happening/public.ts'
import { actStore } from './act-store.ts'
import { concerned } from './concerned-members.ts'
import { targetOf } from './many-members-routes.ts'
import { taskOfManyRoutes } from './task-of-many-routes.ts'
import { undoActRoutes } from './undo-act.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly env: Env
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly club: Club
  readonly happened: Happened
}

/** Acts on many members that concern only some of them, and their undoing. Who acts confirms their number, which is counted first. */
export function chosenMembersRoutes({ api, database, env, mailer, publicUrl, club, happened }: Dependencies) {
  undoActRoutes({ api, database })
  taskOfManyRoutes({ api, database, club, happened })
  api.serve(archiveMembers, async (call) => {
    const { expected, ...who } = call.body
    const data = await write(database, async (tx, publish) => {
      const people = await concerned(tx, who, CAN_BE_ALUMNI, expected)
      if (expected === null || people.length === 0) return { count: people.length, changed: 0 }
      const at = new Date().toISOString()
      const ids = people.map(({ id }) => id)
      await tx.execute(raw`update members set archived_at = ${at}::timestamptz,
        updated_at = greatest(now(), updated_at + interval '1 millisecond') where id = any(${raw.param(ids)}::uuid[])`)
      await memberCountChanged(tx)
      await auditStore.record(tx, call, 'member.archive', targetOf(ids))
      const changes = ids.map((id) => ({ id, before: null }))
      await actStore.create(tx, { actorId: call.caller.id, kind: 'alumni', given: at }, changes)
      publish('authors')
      return { count: ids.length, changed: ids.length }
    })
    return { data, message: sentence('memberAct.alumniNow', 'Alumni now') }
  })

  api.serve(inviteMembers, async (call) => {
    const { expected, ...who } = call.body
    const data = await write(database, async (tx) => {
      const people = await concerned(tx, who, CAN_BE_INVITED, expected)
      if (expected === null || people.length === 0) return { count: people.length, changed: 0 }
      if (!club.sendsMail) throw conflict(memberActMessages.noMail)
      const ids = people.map(({ id }) => id)
      const seconds = env.INVITATION_SECONDS
      const tokens = await resetTokenStore.createAll(tx, ids, seconds)
      await mailer.queueAll(
        tx,
        people.map((to, at) => accountMails.invitation(to, publicUrl, tokens[at] ?? '', seconds)),
      )
      await tx.execute(raw`update members set invited_at = now() where id = any(${raw.param(ids)}::uuid[])`)
      await auditStore.record(tx, call, 'member.invite', targetOf(ids))
      return { count: ids.length, changed: ids.length }
    })
    return { data, message: sentence('memberAct.invited', 'Invitations sent again') }
  })
}

const CAN_BE_ALUMNI = raw`status = 'approved' and archived_at is null and role is distinct from 'admin'`
const CAN_BE_INVITED = raw`status = 'approved' and password_hash is null and invited_at is not null`
