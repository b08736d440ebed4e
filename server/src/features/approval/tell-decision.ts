import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { accountMails } from '../account/public.ts'
import { tellWebhooksOfMany } from '../webhook/public.ts'
import type { DecisionRow } from './approval-tables.ts'
import { decisionStore, TELL_JOB } from './decision-store.ts'

interface Dependencies {
  readonly database: Database
  readonly env: Pick<Env, 'PUBLIC_URL' | 'PORT'>
}

/** The job that tells the members of a decision when it can no longer be taken back. A second run finds nothing to do. */
export const decisionJobs = ({ database, env }: Dependencies): Jobs => ({
  [TELL_JOB]: async (payload, queue) => {
    const { id } = payload as { id: string }
    await write(database, async (tx) => {
      const decision = await decisionStore.getForUpdate(tx, id)
      if (decision?.state !== 'open') return
      await tellMembers(tx, queue, decision, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
      await decisionStore.close(tx, id, 'told')
    })
  },
})

/** Mails whoever the decision still holds for, and tells webhooks about new members: three statements. Returns how many. */
export async function tellMembers(
  tx: Sql,
  queue: MailQueue,
  decision: DecisionRow,
  publicUrl: string,
): Promise<number> {
  const told = await decisionStore.release(tx, decision)
  const { action, reason } = decision
  const mails = told.map((to) =>
    action === 'approve' ? accountMails.approved(to, publicUrl) : accountMails.declined(to, reason),
  )
  await queue.queueAll(tx, mails)
  if (action === 'approve' && told.length > 0)
    await tellWebhooksOfMany(
      tx,
      'member.approved',
      told.map(({ id, name }) => ({ memberId: id, data: { id, name } })),
    )
  return told.length
}
