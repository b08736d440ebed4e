import sharp from 'sharp'
import type { Database } from '../../src/platform/database/database.ts'
import type { Entry } from './journal.ts'
import { foundOf, idOfSize, kinds } from './kinds.ts'

/**
 * Compares a journal with the database and returns the faults in words. A fault is an acknowledged write that is missing or there
 * twice, a partial write, or a write that was refused or never sent.
 */
export async function wrongIn(entries: Entry[], database: Database): Promise<string[]> {
  const wrong = await brokenCounts(database)
  for (const kind of Object.keys(kinds)) {
    const sent = entries.filter((entry) => entry.kind === kind)
    const found = kind === 'photo' ? await photosOf(database) : await foundOf(kind, database)
    wrong.push(...found.filter(({ whole }) => !whole).map(({ name }) => `${kind} ${name} is there in part`))
    const names = found.map(({ name }) => name)
    wrong.push(...(kinds[kind]?.sets ? wrongValues : wrongRows)(kind, sent, names))
  }
  return wrong
}

function wrongRows(kind: string, sent: Entry[], found: string[]): string[] {
  const times = new Map<string, number>()
  for (const name of found) times.set(name, (times.get(name) ?? 0) + 1)
  const wrong = sent.flatMap((entry) => {
    const name = kinds[kind]?.name(entry) ?? ''
    const count = times.get(name) ?? 0
    times.delete(name)
    const { outcome } = entry
    const right = outcome === 'acknowledged' ? count === 1 : count <= (outcome === 'sent' ? 1 : 0)
    return right ? [] : [`${kind} ${name}, ${outcome}, is there ${count} times`]
  })
  return [...wrong, ...[...times.keys()].map((name) => `${kind} ${name} was never sent`)]
}

/** Checks that each member has the value acknowledged last, or one that was sent after it. */
function wrongValues(kind: string, sent: Entry[], found: string[]): string[] {
  const wrong: string[] = []
  for (const member of new Set(sent.map((entry) => entry.member))) {
    const own = sent.filter((entry) => entry.member === member)
    const last = own.findLastIndex(({ outcome }) => outcome === 'acknowledged')
    const nameOf = (entry: Entry) => kinds[kind]?.name(entry) ?? ''
    const possible = own.slice(Math.max(last, 0)).map(nameOf)
    const there = found.filter((name) => name.startsWith(`m${member}@`))
    const right = there.length === 0 ? last < 0 : there.length === 1 && possible.includes(there[0] ?? '')
    if (!right) wrong.push(`${kind} of member ${member} is ${there}, not one of ${possible}`)
  }
  return wrong
}

/** Reads every photo to its last pixel. */
async function photosOf({ pool }: Database) {
  const { rows } = await pool.query<{ email: string; bytes: Buffer; named: boolean }>(
    `select email, bytes, profile_photo = '/photos/' || photos.name || '.webp' as named
     from photos right join members on members.id = member_id
     where profile_photo is not null or bytes is not null`,
  )
  return Promise.all(
    rows.map(async ({ email, bytes, named }) => {
      const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      return { name: `${email} w${idOfSize(info.width, info.height)}`, whole: named === true }
    }),
  )
}

/** Returns the counters that differ from their rows, and the traces of a torn transaction. */
async function brokenCounts({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(`
    select 'replies of thread ' || id as what from forum_threads thread
    where reply_count <> (select count(*) from forum_posts where thread_id = thread.id and title is null)
    union all
    select 'seats of event ' || id from events where going > capacity or going <>
      (select count(*) from event_registrations where event_id = events.id and state = 'going')
    union all
    select 'a key without its answer: ' || key from kept_answers where answer is null`)
  return rows.map(({ what }) => what)
}
