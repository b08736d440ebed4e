import { holds } from '@callofcode/contract/task'
import type { Sql } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { SayInMail } from '../../../platform/mail/mail-words.ts'
import type { EventRow } from '../event-tables.ts'
import { registrationStore } from '../registration-store.ts'

type Reader = Pick<Caller, 'id' | 'role' | 'tasks'>

/** Returns the link to join the event for members who are going and those who run events, and null for everybody else. */
export async function meetingLinkFor(
  sql: Sql,
  event: Pick<EventRow, 'id' | 'meetingLink'>,
  reader: Reader | null,
): Promise<string | null> {
  return (await meetingLinksFor(sql, [event], reader)).get(event.id) ?? null
}

/** Returns the links of several events, by their ids. Events without a link are missing. */
export async function meetingLinksFor(
  sql: Sql,
  all: readonly Pick<EventRow, 'id' | 'meetingLink'>[],
  reader: Reader | null,
): Promise<ReadonlyMap<string, string>> {
  const online = all.filter(({ meetingLink }) => meetingLink !== '')
  if (!reader || online.length === 0) return new Map()
  const ids = online.map(({ id }) => id)
  const shown = holds(reader, 'events') ? ids : await registrationStore.going(sql, reader.id, ids)
  return new Map(
    online.filter(({ id }) => shown.includes(id)).map(({ id, meetingLink }) => [id, meetingLink]),
  )
}

/** Returns the sentence of a mail to somebody who is going. */
export const joinWords = (say: SayInMail, link: string) => (link ? [say('joinOnline', { link })] : [])
