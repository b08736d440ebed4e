import { plainText } from '@callofcode/contract/plain-text'
import { sql as raw } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { BulkMail, BulkMails } from '../../platform/mail/bulk-mail.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { absoluteLinks } from '../../platform/markdown/render-plain.ts'

interface Dependencies {
  readonly database: Database
  readonly env: Pick<Env, 'PUBLIC_URL' | 'PORT'>
  readonly secret: Buffer
}
interface DueMail {
  readonly id: string
  readonly announcementId: string
  readonly title: string
  readonly content: string
  readonly authorId: string | null
  readonly memberId: string
  readonly name: string
  readonly email: string
  readonly language: string | null
  readonly isWanted: boolean
}

/** A mail that could not be sent for this long counts as refused. */
const GIVEN_UP = '3 days'

/** The mails of announcements. Each is written when it is sent, with the current text and only for members who still want it. */
export function announcementMails(dependencies: Dependencies): BulkMails {
  const { sql } = dependencies.database
  return {
    async take(most) {
      const { rows } = await sql.execute(raw`
        with due as (
          select id from announcement_mails where state = 'waiting' and next_at <= now()
          order by next_at, id limit ${most} for update skip locked
        ), taken as (
          update announcement_mails t set next_at = now() + interval '2 minutes', tries = tries + 1
          from due where t.id = due.id returning t.id, t.announcement_id, t.member_id
        )
        select t.id, a.id as "announcementId", a.title, a.content, a.author_id as "authorId", m.id as "memberId", m.name, m.email, m.language,
          m.status = 'approved' and m.mail_announcements and a.withdrawn_at is null as "isWanted"
        from taken t join announcements a on a.id = t.announcement_id join members m on m.id = t.member_id order by t.id`)
      return Promise.all((rows as unknown as DueMail[]).map((due) => written(dependencies, due)))
    },

    async settle(id, outcome) {
      await sql.execute(
        raw`update announcement_mails set state = ${outcome} where id = ${id} and state = 'waiting'`,
      )
    },

    async release(ids, inMilliseconds) {
      await sql.execute(raw`
        update announcement_mails set next_at = now() + make_interval(secs => ${inMilliseconds / 1_000}), tries = tries - 1
        where id = any(${raw.param(ids)}::uuid[]) and state = 'waiting'`)
    },

    async putOff(id, inMilliseconds) {
      await sql.execute(raw`
        update announcement_mails set next_at = now() + make_interval(secs => ${inMilliseconds / 1_000}) * 2 ^ least(tries, 6),
          state = case when created_at < now() - ${GIVEN_UP}::interval then 'refused' else state end
        where id = ${id} and state = 'waiting'`)
    },

    async nextDue() {
      const { rows } = await sql.execute<{ wait: number }>(raw`
        select greatest(0, extract(epoch from next_at - now()) * 1000)::float8 as wait
        from announcement_mails where state = 'waiting' order by next_at, id limit 1`)
      return rows[0]?.wait
    },
  }
}

async function written(dependencies: Dependencies, due: DueMail): Promise<BulkMail> {
  const id = `announcement-${due.id}`
  return { id: due.id, messageId: id, mail: due.isWanted ? await mailOf(dependencies, due) : undefined }
}

async function mailOf({ env, secret }: Dependencies, due: DueMail): Promise<Mail> {
  const publicUrl = publicUrlOf(env)
  const unsubscribe = unsubscribeAddress(publicUrl, secret, due.memberId, 'announcements')
  const words = await wordsOf(due, `${publicUrl}/announcements/${due.announcementId}`, unsubscribe)
  return { ...letter(due, words), unsubscribe }
}

export const publicUrlOf = ({ PUBLIC_URL, PORT }: Dependencies['env']) =>
  PUBLIC_URL ?? `http://localhost:${PORT}`

type Text = Pick<DueMail, 'title' | 'content' | 'authorId'>

/** Renders the mail's text in the language of the reader. */
async function wordsOf({ title, content, authorId }: Text, address: string, unsubscribe: string) {
  const { html } = await renderMarkdown(content, { headingIds: false, hideSpoilers: true, owner: authorId })
  const body = absoluteLinks(html, address)
  return (say: SayInMail) => ({
    subject: title,
    paragraphs: [say('announced', { title })],
    body: { text: plainText(body, { addresses: true }), html: body },
    link: { text: say('readOnSite'), address },
    foot: { text: say('noAnnouncements'), address: unsubscribe },
  })
}

/** Returns the mail of an unsent announcement as one member would get it. Its links already have their later addresses. */
export async function triedMail(
  { env, secret }: Pick<Dependencies, 'env' | 'secret'>,
  to: To & { id: string },
  text: Text,
) {
  const publicUrl = publicUrlOf(env)
  const unsubscribe = unsubscribeAddress(publicUrl, secret, to.id, 'announcements')
  const words = await wordsOf(text, `${publicUrl}/announcements`, unsubscribe)
  return { words, mail: { ...letter(to, words), unsubscribe } satisfies Mail }
}
