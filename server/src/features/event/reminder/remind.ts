import { type Database, write } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import type { PeriodicJob } from '../../../platform/jobs/run-jobs.ts'
import type { MailQueue } from '../../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../../platform/mail/unsubscribe.ts'
import type { Happened } from '../../happening/public.ts'
import { reminderMail } from './reminder-mail.ts'
import { AT_ONCE, type Reminded, type ReminderKind, reminderStore } from './reminder-store.ts'

export interface Reminders {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
  readonly mailer: MailQueue
  readonly happened: Happened
}

const KINDS: readonly ReminderKind[] = ['event-day', 'event-hour', 'event-feedback']

/**
 * Reminds everybody who goes to an event a day and an hour before it begins, and asks for feedback afterwards. The note of the
 * reminder, the notification and the mail are written in one transaction. So nobody is reminded twice, however many processes run
 * and wherever one dies. Returns the number of reminders.
 */
export async function remindIfDue(given: Reminders, now: Date, stopping?: AbortSignal): Promise<number> {
  let all = 0
  for (const kind of KINDS) {
    let told = AT_ONCE
    while (told === AT_ONCE && !stopping?.aborted) {
      told = await tellSome(given, kind, now)
      all += told
    }
  }
  return all
}

function tellSome(
  { database, env, secret, mailer, happened }: Reminders,
  kind: ReminderKind,
  now: Date,
): Promise<number> {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return write(database, async (tx) => {
    if (!(await reminderStore.begin(tx))) return 0
    const told = await reminderStore.tell(tx, kind, now)
    const mails = told
      .filter((one) => wantsMail(kind, one))
      .map((one) => {
        const unsubscribe = unsubscribeAddress(publicUrl, secret, one.memberId, 'reminders')
        return reminderMail(one, now, { publicUrl, unsubscribe })
      })
    const seats = told.map(({ id, memberId }) => ({ eventId: id, memberId }))
    await happened(tx, 'event.reminded', { kind, seats })
    await mailer.queueAll(tx, mails)
    return told.length
  })
}

function wantsMail(kind: ReminderKind, { mailEventDay, mailEventHour }: Reminded): boolean {
  if (kind === 'event-feedback') return false
  return kind === 'event-day' ? mailEventDay : mailEventHour
}

/** Checks regularly whether a reminder of an event is due. */
export const reminderJob = (given: Reminders): PeriodicJob => ({
  name: 'event-reminders',
  every: 'minute',
  says: 'Reminders of events',
  run: (stopping) => remindIfDue(given, new Date(), stopping),
})
