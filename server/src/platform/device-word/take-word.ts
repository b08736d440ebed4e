import { randomUUID } from 'node:crypto'
import type { DeviceWord } from '@callofcode/contract/device-word'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'
import { moved, type PersonalData } from '../personal-data.ts'

interface Sent extends DeviceWord {
  /** Clients that never repeat requests send no id. */
  readonly id?: string | undefined
}
export interface Word extends Record<string, unknown> {
  readonly id: string
  /** The time that counts for the message, in UTC. */
  readonly at: string
  /** True if the message has not arrived before. */
  readonly isNew: boolean
}

/**
 * Accepts a message of a device once. Its effective time is never later than now, and later than what the device had seen
 * (migration 0150).
 */
export async function takeWord(
  tx: Sql,
  memberId: string,
  kind: 'tick' | 'review',
  { id = randomUUID(), at, sentAt = undefined, seen = undefined }: Sent,
): Promise<Word> {
  const made = await tx.execute<Word>(raw`
    insert into device_words (member_id, id, kind, at)
    values (${memberId}, ${id}, ${kind}, said_at(${at}, ${sentAt ?? null}, ${seen ?? null}))
    on conflict do nothing returning id, ${UTC} as at, true as "isNew"`)
  if (made.rows[0]) return made.rows[0]
  const { rows } = await tx.execute<Word>(raw`
    select id, ${UTC} as at, false as "isNew" from device_words where member_id = ${memberId} and id = ${id}`)
  if (!rows[0]) throw new Error('a word that is taken is there')
  return rows[0]
}

const UTC = raw`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const personalData = {
  merged: {
    'device_words.member_id': moved(),
  },
} satisfies PersonalData
