import type { MailSettings } from '@callofcode/contract/notification/notification'
import { eq, sql as raw } from 'drizzle-orm'
import { prepared, type Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { isMentor } from '../ask/public.ts'

const ID = raw.placeholder('memberId')
const GET = prepared('mail-settings', (sql) =>
  sql
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
      isMentor: raw<boolean>`${isMentor(ID)}`,
    })
    .from(members)
    .where(eq(members.id, ID)),
)

export const mailSettingsStore = {
  /** Returns the member's settings, and whether they are a mentor of any batch. */
  async get(sql: Sql, memberId: string): Promise<(MailSettings & { isMentor: boolean }) | undefined> {
    const [row] = await GET(sql, { memberId })
    return row
  },

  async update(sql: Sql, memberId: string, settings: Partial<MailSettings>) {
    await sql.update(members).set(settings).where(eq(members.id, memberId))
  },
}
