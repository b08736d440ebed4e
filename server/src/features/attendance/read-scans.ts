import type { ScanResult, scan } from '@callofcode/contract/attendance/attendance'
import { sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import type { SigningKey } from '../../platform/site-secret.ts'
import type { EventRow } from '../event/public.ts'
import { isDoorOpen } from './attendance-dependencies.ts'
import { attendanceStore, type CheckedIn } from './attendance-store.ts'
import { type ReadCode, readCode } from './door-code.ts'

type Scan = z.output<typeof scan>
type Seat = NonNullable<ScanResult['seat']>
interface Holder {
  readonly memberId: string
  readonly name: string
  readonly seat: Seat
  [column: string]: unknown
}

const NOBODY = { name: null, seat: null, cameAt: null }

/**
 * Checks in everybody with a valid code. Returns the result of each scan, in the same order. Runs three statements for any number
 * of scans.
 */
export async function settleScans(
  tx: Sql,
  { event, key, byId, now }: { event: EventRow; key: SigningKey; byId: string; now: Date },
  scans: readonly Scan[],
): Promise<ScanResult[]> {
  const read = scans.map((one) => ({ ...one, read: readCode(key, one.code, now.getTime()) }))
  const holders = await holdersOf(
    tx,
    event.id,
    read.flatMap(({ read: code }) => (code ? [code.memberId] : [])),
  )
  const known = read.map((one) => {
    const holder = one.read && holders.get(one.read.memberId)
    return { ...one, holder, isGood: holder && one.read && isInTime(event, one.read, one.late) }
  })
  const arriving = known.flatMap(({ read: code, holder, isGood, anyway }) =>
    code && holder && isGood && (anyway || holder.seat === 'going')
      ? [{ memberId: holder.memberId, at: code.at < now ? code.at : now }]
      : [],
  )
  const done = await attendanceStore.checkIn(tx, { eventId: event.id, how: 'code', byId }, arriving)
  const inNow = new Map(done.map((one) => [one.memberId, one]))
  const before = await alreadyIn(
    tx,
    event.id,
    [...holders.keys()].filter((id) => !inNow.has(id)),
  )
  const seen = new Set<string>()
  return known.map(({ holder, isGood }) => {
    if (!holder) return { outcome: 'unknown', ...NOBODY }
    const { name, seat, memberId } = holder
    const checked = inNow.get(memberId)
    const isFirst = !seen.has(memberId)
    seen.add(memberId)
    if (checked)
      return { outcome: outcomeOf(checked, isFirst), name, seat, cameAt: checked.cameAt.toISOString() }
    const cameAt = before.get(memberId)
    if (cameAt) return { outcome: 'already', name, seat, cameAt: cameAt.toISOString() }
    return { outcome: isGood ? 'unregistered' : 'expired', name, seat, cameAt: null }
  })
}

const outcomeOf = ({ isNew }: CheckedIn, isFirst: boolean) => (isNew && isFirst ? 'in' : 'already')

/** A code that was scanned offline had its age checked then. Its time must still be within the hours of the event. */
const isInTime = (event: EventRow, { at, isFresh }: ReadCode, isLate: boolean) =>
  isDoorOpen(event, at) && (isLate || isFresh)

async function holdersOf(sql: Sql, eventId: string, ids: readonly string[]): Promise<Map<string, Holder>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.execute<Holder>(raw`
    select m.id as "memberId", m.name, coalesce(r.state, 'none') as seat
    from members m left join event_registrations r on r.member_id = m.id and r.event_id = ${eventId}
    where m.id = any(${raw.param(ids)}::uuid[]) and m.status = 'approved'`)
  return new Map(rows.map((row) => [row.memberId, row]))
}

async function alreadyIn(sql: Sql, eventId: string, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.execute<{ memberId: string; at: string }>(raw`
    select member_id as "memberId", (extract(epoch from came_at) * 1000)::bigint as at from event_attendances
    where event_id = ${eventId} and member_id = any(${raw.param(ids)}::uuid[])`)
  return new Map(rows.map(({ memberId, at }) => [memberId, new Date(Number(at))]))
}
