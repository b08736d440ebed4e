import { holds } from '@callofcode/contract/task'
import type { Sql } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { SayInMail } from '../../../platform/mail/mail-words.ts'
import type { EventRow } from '../event-tables.ts'
import { registrationStore } from '../registration-store.ts'

type Reader = Pick<Caller, 'id' | 'role' | 'tasks'>

/** Where the event is joined, for those who are going and for who runs events; null for everybody else. */
export async function meetingLinkFor(
  sql: Sql,
  { id, meetingLink }: Pick<EventRow, 'id' | 'meetingLink'>,
  reader: Reader | null,
): Promise<string | null> {
  if (!reader) return null
  if (holds(reader, 'events')) return meetingLink
  const { state } = await registrationStore.get(sql, id, reader.id)
  return state === 'going' ? meetingLink : null
}

/** The sentence of a mail to somebody who is going. */
export const joinWords = (say: SayInMail, link: string) => (link ? [say('joinOnline', { link })] : [])
