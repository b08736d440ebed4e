import {
  attendanceMessages,
  checkInByList,
  type DoorPerson,
  findWalkIns,
  getWallCode,
  listDoor,
  openDoor,
  sendScans,
  undoCheckIn,
} from '@callofcode/contract/attendance/attendance'
import { eventMessages } from '@callofcode/contract/event/event'
import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { type ActorCall, auditStore, membersCalled } from '../account/public.ts'
import { BATCH_NAME } from '../batch/public.ts'
import type { EventRow } from '../event/public.ts'
import { factOf, membersWithRollNumber } from '../member-fact/public.ts'
import { type AttendanceDependencies, findEvent, isWallOpen, wallOpensAt } from './attendance-dependencies.ts'
import { attendanceStore } from './attendance-store.ts'
import { doorKey, wallCodeNow } from './door-code.ts'
import { type DoorRow, doorList, doorPlace } from './door-list.ts'
import { settleScans } from './read-scans.ts'

const MOST_WALK_INS = 10

interface WalkIn {
  memberId: string
  name: string
  year: number | null
  batch: string | null
  roll: string | null
  branch: string | null
  address: string
  [column: string]: unknown
}

/** The door of an event, for organisers: the scanner, the list, the code on the wall. */
export function doorRoutes({ api, database, secret }: AttendanceDependencies) {
  api.serve(openDoor, async ({ params }) => {
    const event = await findEvent(database.sql, params.id)
    return {
      data: {
        title: event.title,
        startsAt: event.startsAt.toISOString(),
        endsAt: event.endsAt.toISOString(),
        timeZone: event.timeZone,
        cancelled: event.cancelledAt !== null,
        publicKey: doorKey(secret, event.id).shared,
        now: new Date().toISOString(),
        counts: await attendanceStore.counts(database.sql, event.id),
      },
    }
  })

  api.serve(listDoor, async ({ params, query: { q, only, cursor } }) => {
    await findEvent(database.sql, params.id)
    const after = readCursor(doorPlace, cursor)
    const { rows, next } = await doorList.page(database.sql, params.id, { q, only }, after)
    return { data: rows.map(presentPerson), nextCursor: writeCursor(next) }
  })

  api.serve(findWalkIns, async ({ params, query: { q } }) => {
    await findEvent(database.sql, params.id)
    if (!q) return { data: [] }
    const outside = raw`members.status = 'approved'
      and not exists (select from event_registrations r where r.event_id = ${params.id} and r.member_id = members.id)
      and not exists (select from event_attendances a where a.event_id = ${params.id} and a.member_id = members.id)`
    const { rows } = await database.sql.execute<WalkIn>(raw`
      select m.id as "memberId", m.name, extract(year from m.passout_year at time zone 'utc')::int as year,
        ${BATCH_NAME} as batch, ${factOf(raw`m.id`, ROLL_NUMBER)} as roll,
        ${factOf(raw`m.id`, BRANCH)} as branch, split_part(m.email, '@', 1) as address
      from members m where m.id in (${membersCalled(q, MOST_WALK_INS, outside)}
        union (select members.id from members where members.id in (${membersWithRollNumber(q)}) and ${outside} limit ${MOST_WALK_INS}))
      order by lower(m.name), m.id limit ${MOST_WALK_INS}`)
    return { data: rows }
  })

  api.serve(sendScans, async (call) => {
    const { params, body, caller } = call
    const event = await findOpen(database.sql, params.id)
    const key = doorKey(secret, event.id)
    return write(database, async (tx) => {
      await noteDoor(tx, call, event.id)
      const data = await settleScans(tx, { event, key, byId: caller.id, now: new Date() }, body.scans)
      return { data, counts: await attendanceStore.counts(tx, event.id) }
    })
  })

  api.serve(checkInByList, async (call) => {
    const { params, caller } = call
    const { memberId, guest = '' } = call.body
    const event = await findOpen(database.sql, params.id)
    return write(call.database, async (tx) => {
      await noteDoor(tx, call, event.id)
      const how = { eventId: event.id, how: 'list', byId: caller.id } as const
      const now = new Date()
      const data = memberId ? await tick(tx, how, memberId, now) : await addGuest(tx, how, guest, now)
      return {
        data,
        counts: await attendanceStore.counts(tx, event.id),
        message: sentence('attendance.isIn', '{name} is in', { name: data.name }),
      }
    })
  })

  api.serve(undoCheckIn, async (call) => {
    const { id, attendanceId } = call.params
    await findEvent(database.sql, id)
    const counts = await write(database, async (tx) => {
      const memberId = await attendanceStore.remove(tx, id, attendanceId)
      if (memberId === undefined) throw missing(attendanceMessages.missingAttendance)
      await (memberId
        ? auditStore.record(tx, call, 'attendance.undo', memberId)
        : auditStore.record(tx, call, 'event.undo-guest', id))
      return attendanceStore.counts(tx, id)
    })
    return { counts, message: sentence('attendance.checkTakenBack', 'Check-in taken back') }
  })

  api.serve(getWallCode, async ({ params }) => {
    const event = await findEvent(database.sql, params.id)
    const now = new Date()
    const { code, secondsLeft } = wallCodeNow(secret, event.id, now.getTime())
    return {
      data: {
        title: event.title,
        code: isWallOpen(event, now) ? code : null,
        secondsLeft,
        opensAt: wallOpensAt(event).toISOString(),
        timeZone: event.timeZone,
      },
    }
  })
}

/** Throws a 409 Failure for an event that was cancelled. */
async function findOpen(sql: Sql, id: string): Promise<EventRow> {
  const event = await findEvent(sql, id)
  if (event.cancelledAt) throw conflict(eventMessages.cancelled)
  return event
}

/** Writes one audit row for each organiser at a door, because each check-in names who made it. */
async function noteDoor(tx: Sql, call: ActorCall, eventId: string) {
  if (await attendanceStore.hasLetIn(tx, eventId, call.caller.id)) return
  await auditStore.record(tx, call, 'event.door', eventId)
}

type How = Parameters<typeof attendanceStore.checkIn>[1]

/** Throws the 404 Failure of an unknown member. */
async function tick(tx: Sql, how: How, memberId: string, at: Date): Promise<DoorPerson> {
  const [checked] = await attendanceStore.checkIn(tx, how, [{ memberId, at }])
  const { rows } = await tx.execute<{ name: string; seat: DoorPerson['seat'] }>(raw`
    select m.name, coalesce(r.state, 'none') as seat
    from members m left join event_registrations r on r.member_id = m.id and r.event_id = ${how.eventId}
    where m.id = ${memberId}`)
  if (!checked || !rows[0]) throw missing(attendanceMessages.missingMember)
  return { memberId, ...rows[0], attendanceId: checked.id, cameAt: checked.cameAt.toISOString() }
}

async function addGuest(tx: Sql, how: How, name: string, at: Date): Promise<DoorPerson> {
  const { id, cameAt } = await attendanceStore.addGuest(tx, how, name, at)
  return { memberId: null, name, seat: 'none', attendanceId: id, cameAt: cameAt.toISOString() }
}

export const presentPerson = ({ email, ...row }: DoorRow): DoorPerson => {
  const { memberId, name, seat, attendanceId, cameAt, year, batch, facts } = row
  const address = email?.split('@')[0] ?? null
  const roll = facts[ROLL_NUMBER] ?? null
  const branch = facts[BRANCH] ?? null
  return { memberId, name, seat, attendanceId, cameAt, year, batch, roll, branch, address }
}
