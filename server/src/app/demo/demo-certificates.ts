import { sql as raw } from 'drizzle-orm'
import { certificateKey, newCode, signatureOf } from '../../features/certificate/certificate-statement.ts'
import { certificates } from '../../features/certificate/certificate-tables.ts'
import { recipientStore } from '../../features/certificate/recipient-store.ts'
import { events } from '../../features/event/event-tables.ts'
import { type Database, write } from '../../platform/database/database.ts'

const LOCK = 7_261_914_570
const WORDING = {
  title: 'Certificate of participation',
  words: 'for taking part, and for staying until the last problem was discussed.',
  signer: 'Ananya Rao, president',
  secondSigner: 'Dr. Meera Iyer, faculty adviser',
  signerPicture: null,
  secondPicture: null,
  award: null,
}

/**
 * Issues certificates to the people who came to the last event of the demo, once. Signing needs the secret of the site, which is
 * read after the demo is written.
 */
export async function seedDemoCertificates(database: Database, secret: Buffer, club: string) {
  await write(database, async (tx) => {
    await tx.execute(raw`select pg_advisory_xact_lock(${LOCK})`)
    const { rows } = await tx.execute<{ isDemo: boolean; isDone: boolean }>(raw`
      select exists (select from settings where key = 'demo') as "isDemo", exists (select from certificates) as "isDone"`)
    if (!rows[0]?.isDemo || rows[0].isDone) return
    const [event] = await tx
      .select()
      .from(events)
      .where(
        raw`${events.endsAt} < now() and exists (select from event_attendances a where a.event_id = ${events.id})`,
      )
      .orderBy(raw`${events.endsAt} desc`)
      .limit(1)
    if (!event) return
    const people = await recipientStore.without(tx, event.id, 200)
    const issuedAt = new Date(event.endsAt.getTime() + 86_400_000)
    const made = people.map(({ memberId, guest, name }) => {
      const facts = {
        code: newCode(),
        name,
        ...WORDING,
        club,
        issuedAt,
        eventTitle: event.title,
        eventAt: event.startsAt,
        eventZone: event.timeZone,
        eventPlace: event.location,
      }
      return {
        ...facts,
        eventId: event.id,
        memberId,
        guest,
        signature: signatureOf(certificateKey(secret), facts),
      }
    })
    if (made.length > 0) await tx.insert(certificates).values(made)
  })
}
