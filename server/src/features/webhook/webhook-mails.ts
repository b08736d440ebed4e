import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { letter } from '../../platform/mail/letter.ts'
import { SITE } from '../../platform/mail/mail-identity.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { members } from '../account/public.ts'
import type { WebhookRow } from './webhook-tables.ts'

/** Tells every admin that a webhook was switched off by itself. */
export async function mailOff(tx: Sql, queue: MailQueue, { url }: WebhookRow, publicUrl: string) {
  const admins = await tx
    .select({ email: members.email, name: members.name })
    .from(members)
    .where(and(eq(members.role, 'admin'), eq(members.status, 'approved')))
  const { host } = new URL(url)
  await queue.queueAll(
    tx,
    admins.map((admin) =>
      letter(admin, {
        subject: `A webhook of ${SITE} was switched off`,
        paragraphs: [
          `The webhook to ${host} was switched off: nothing arrived there any more.`,
          'Its log says what happened. Once the other site answers again, switch it on.',
        ],
        link: { text: 'See the log', address: `${publicUrl}/dashboard/webhooks` },
      }),
    ),
  )
}
