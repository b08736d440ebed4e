import type { MailSettings } from '@callofcode/contract/notification'
import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'

export const mailSettingsStore = {
  async get(sql: Sql, memberId: string): Promise<MailSettings | undefined> {
    const [row] = await sql
      .select({
        mailMentions: members.mailMentions,
        mailReplies: members.mailReplies,
        mailWaiting: members.mailWaiting,
        mailQuestions: members.mailQuestions,
        mailEventDay: members.mailEventDay,
        mailEventHour: members.mailEventHour,
        mailAnnouncements: members.mailAnnouncements,
        mailEvents: members.mailEvents,
        timeZone: members.timeZone,
      })
      .from(members)
      .where(eq(members.id, memberId))
    return row
  },

  async update(sql: Sql, memberId: string, settings: Partial<MailSettings>) {
    await sql.update(members).set(settings).where(eq(members.id, memberId))
  },
}
