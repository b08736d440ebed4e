import { createHash, randomBytes } from 'node:crypto'
import { planMessages } from '@callofcode/contract/plan/plan'
import { listPlanFeeds, makePlanFeed, removePlanFeed } from '@callofcode/contract/plan/plan-places'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { approvedMember, auditStore } from '../account/public.ts'
import { planCalendar } from './plan-calendar.ts'
import { planStore, sourceOf } from './plan-store.ts'
import { presentWhole } from './present-plan.ts'

interface Dependencies {
  readonly api: Api
  readonly app: FastifyInstance
  readonly database: Database
  readonly publicUrl: string
  readonly club: { readonly name: string }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Serves addresses from which calendars read a plan, as they cannot sign in. An address gives access to that plan only. So it is
 * shown once and stored as a hash. The member can end it, and it also ends with their sign-ins (`endAccess`).
 */
export function planFeedRoutes({ api, app, database, publicUrl, club }: Dependencies) {
  api.serve(listPlanFeeds, async ({ caller }) => {
    const { rows } = await database.sql.execute<{ _id: string; title: string; madeAt: string }>(raw`
      select p.id as "_id", p.title, to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt"
      from plan_feeds f join plans p on p.id = f.plan_id where f.member_id = ${caller.id} order by f.created_at desc, p.id`)
    return { data: rows }
  })

  api.serve(makePlanFeed, async (call) => {
    const { params, caller, database } = call
    if (!(await planStore.get(database, caller.id, params.id))) throw missing(planMessages.missing)
    const token = randomBytes(24).toString('base64url')
    await write(database, async (tx) => {
      await tx.execute(raw`
        insert into plan_feeds (plan_id, member_id, token_hash) values (${params.id}, ${caller.id}, ${hashOf(token)})
        on conflict (plan_id, member_id) do update set token_hash = excluded.token_hash, created_at = now()`)
      await auditStore.record(tx, call, 'calendar.create', caller.id)
    })
    return { data: { path: `/plans/feed/${token}.ics` } }
  })

  api.serve(removePlanFeed, async (call) => {
    const { params, caller, database } = call
    // It also works for a plan that the member no longer has.
    const isEnded = await write(database, async (tx) => {
      const { rowCount } = await tx.execute(
        raw`delete from plan_feeds where plan_id = ${params.id} and member_id = ${caller.id}`,
      )
      if (rowCount) await auditStore.record(tx, call, 'calendar.end', caller.id)
      return rowCount
    })
    // This runs after the transaction. Requests that hold a connection while waiting for a second one would block each other.
    if (!isEnded && !(await planStore.get(database, caller.id, params.id)))
      throw missing(planMessages.missing)
    return { message: sentence('plan.addressEnded', 'That address was ended') }
  })

  app.get<{ Params: { token: string } }>('/plans/feed/:token.ics', async (request, reply) => {
    const { rows } = await database.sql.execute<{ planId: string; memberId: string }>(raw`
      select f.plan_id as "planId", f.member_id as "memberId" from plan_feeds f
      ${approvedMember('f.member_id')}
      where f.token_hash = ${hashOf(request.params.token)}`)
    const [feed] = rows
    // A member who left the batch no longer has its plan.
    const row = feed && (await planStore.get(database, feed.memberId, feed.planId))
    if (!row) throw missing(planMessages.missing)
    const questions = await planStore.questions(database, feed.memberId, row.ids)
    const plan = presentWhole({ ...row, source: sourceOf(row) }, questions, row.clock, new Map())
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/calendar; charset=utf-8')
      .send(planCalendar({ ...plan, _id: row._id }, publicUrl, club.name))
  })
}
