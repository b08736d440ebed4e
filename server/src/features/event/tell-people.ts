import type { Sql } from '../../platform/database/database.ts'
import type { House } from '../../platform/http/house.ts'
import { eventMails } from './event-mails.ts'
import type { EventRow } from './event-tables.ts'
import { registrationStore } from './registration-store.ts'

type MailKind = keyof typeof eventMails

/** Gives free seats of a held event to those who wait longest, and tells them. */
export async function moveUp(house: House, tx: Sql, event: EventRow) {
  const lucky = await registrationStore.moveUp(tx, event)
  for (const person of lucky) await house.mailer.queue(tx, eventMails.movedUp(person, event, house.publicUrl))
}

/** Writes to everybody signed up. */
export async function tellPeople(house: House, tx: Sql, event: EventRow, kind: MailKind) {
  for (const person of await registrationStore.people(tx, event.id))
    await house.mailer.queue(tx, eventMails[kind](person, event, house.publicUrl))
}
