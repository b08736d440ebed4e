import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { members } from '../account/public.ts'
import type { WebhookRow } from './webhook-tables.ts'

/** Mails every admin that a webhook was switched off automatically. */
export async function mailOff(tx: Sql, queue: MailQueue, { url }: WebhookRow, publicUrl: string) {
  const admins = await tx
    .select({ email: members.email, name: members.name, language: members.language })
    .from(members)
    .where(and(eq(members.role, 'admin'), eq(members.status, 'approved')))
  const { host } = new URL(url)
  await queue.queueAll(
    tx,
    admins.map((admin) =>
      letter(admin, (say) => ({
        subject: say('webhookSubject'),
        paragraphs: [say('webhook', { host }), say('webhookLog')],
        link: { text: say('seeLog'), address: `${publicUrl}/dashboard/webhooks` },
      })),
    ),
  )
}
