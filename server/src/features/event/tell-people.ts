import type { Sql } from '../../platform/database/database.ts'
import { eventMails } from './event-mails.ts'
import type { EventParts } from './event-parts.ts'
import type { EventRow } from './event-tables.ts'
import { registrationStore } from './registration-store.ts'

type MailParts = Pick<EventParts, 'mailer' | 'publicUrl'>
type MailKind = keyof typeof eventMails

/** Gives free seats of a held event to those who wait longest, and tells them. */
export async function moveUp({ mailer, publicUrl }: MailParts, tx: Sql, event: EventRow) {
  const lucky = await registrationStore.moveUp(tx, event)
  for (const person of lucky) await mailer.queue(tx, eventMails.movedUp(person, event, publicUrl))
}

/** Writes to everybody signed up. */
export async function tellPeople({ mailer, publicUrl }: MailParts, tx: Sql, event: EventRow, kind: MailKind) {
  for (const person of await registrationStore.people(tx, event.id))
    await mailer.queue(tx, eventMails[kind](person, event, publicUrl))
}
