import type { Recipient } from '@callofcode/contract/certificate/recipient'
import type { Sql } from '../../platform/database/database.ts'
import type { Awarded } from './issue-certificates.ts'
import { guestKeys, recipientStore } from './recipient-store.ts'

/** Returns the named people who have no certificate of this event, each once. It takes two statements for any number of them. */
export async function findRecipients(
  tx: Sql,
  eventId: string,
  named: readonly Recipient[],
): Promise<Awarded[]> {
  const idsOf = (ids: readonly (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))]
  const members = await recipientStore.members(tx, eventId, idsOf(named.map(({ memberId }) => memberId)))
  const guests = await recipientStore.guests(tx, eventId, idsOf(named.map(({ guestId }) => guestId)))
  const found = new Map([...members, ...guests].map((one) => [one.memberId ?? one.guest, one]))
  const people = new Map<string, Awarded>()
  for (const { memberId, guestId, name, email = null, award } of named) {
    const key = memberId ?? (guestId ? guestKeys.ofDoor(guestId) : guestKeys.ofName(name ?? '', email))
    const person = name ? { memberId: null, guest: key, name, email, language: null } : found.get(key)
    if (person) people.set(key, { ...person, email: person.email ?? email, award })
  }
  return [...people.values()]
}
