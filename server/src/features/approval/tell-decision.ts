import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { accountMails } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import type { DecisionRow } from './approval-tables.ts'
import { decisionStore, TELL_JOB } from './decision-store.ts'

interface Dependencies {
  readonly database: Database
  readonly env: Pick<Env, 'PUBLIC_URL' | 'PORT'>
  readonly happened: (queue: MailQueue) => Happened
}

/** The job that notifies the members of a decision when it can no longer be undone. A second run finds no work. */
export const decisionJobs = ({ database, env, happened }: Dependencies): Jobs => ({
  [TELL_JOB]: async (payload, queue) => {
    const { id } = payload as { id: string }
    await write(database, async (tx) => {
      const decision = await decisionStore.getForUpdate(tx, id)
      if (decision?.state !== 'open') return
      const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
      await tellMembers({ mailer: queue, publicUrl, happened: happened(queue) }, tx, decision)
      await decisionStore.close(tx, id, 'told')
    })
  },
})

interface Telling {
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly happened: Happened
}

/** Mails everybody for whom the decision still applies. Returns their number. */
export async function tellMembers(
  { mailer, publicUrl, happened }: Telling,
  tx: Sql,
  decision: DecisionRow,
): Promise<number> {
  const told = await decisionStore.release(tx, decision)
  const { action, reason } = decision
  const mails = told.map((to) =>
    action === 'approve' ? accountMails.approved(to, publicUrl) : accountMails.declined(to, reason),
  )
  await mailer.queueAll(tx, mails)
  if (action === 'approve') await happened(tx, 'member.approved', { members: told })
  return told.length
}
