import {
  getHandover,
  HANDOVER_STEPS,
  type Handover,
  type HandoverStep,
  markHandover,
} from '@callofcode/contract/club/handover'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../../platform/database/database.ts'
import type { Api } from '../../../platform/http/api.ts'
import { auditStore } from '../../account/public.ts'
import { handoverStore } from './handover-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves the hand-over of a club to new admins: a list that ticks itself. Stepping down is an ordinary change of role. */
export function handoverRoutes({ api, database }: Dependencies) {
  api.serve(getHandover, async ({ caller }) => ({ data: await handoverFor(caller.id) }))

  api.serve(markHandover, async (call) => {
    const { mark } = call.body
    await write(database, async (tx) => {
      await handoverStore.mark(tx, mark, call.caller.id)
      await auditStore.record(tx, call, `handover.${mark}`, call.caller.id)
    })
    return { data: await handoverFor(call.caller.id), message: sentence('handover.noted', 'Noted') }
  })

  async function handoverFor(ownId: string): Promise<Handover> {
    const { mailTested, counts, webhooks, ...row } = await handoverStore.get(database.sql)
    const others = row.admins.filter(({ _id }) => _id !== ownId)
    const ticks: Readonly<Record<HandoverStep, boolean>> = {
      chosen: others.length > 0,
      ready: others.some(({ signedIn, hasFactor }) => signedIn && hasFactor),
      mail: mailTested,
      backup: counts.backup,
      owners: counts.owners,
      tasks: row.tasks.every(({ until }) => until !== null),
      leavers: row.leavers === 0,
    }
    return {
      ...row,
      done: HANDOVER_STEPS.filter((step) => ticks[step]),
      admins: row.admins.map((admin) => ({ ...admin, own: admin._id === ownId })),
      // An address may contain a secret.
      webhooks: webhooks.map(({ url, isOn }) => ({ url: new URL(url).host, isOn })),
    }
  }
}
