import { attendanceMessages, checkInByWall, getOwnPass } from '@callofcode/contract/attendance/attendance'
import { eventMessages } from '@callofcode/contract/event/event'
import { sentence } from '@callofcode/contract/sentence'
import { and, eq } from 'drizzle-orm'
import { type Sql, write } from '../../platform/database/database.ts'
import { drawQr } from '../../platform/draw-qr.ts'
import { badInput, conflict } from '../../platform/failure.ts'
import { eventRegistrations } from '../event/public.ts'
import {
  type AttendanceDependencies,
  doorTimes,
  findEvent,
  isDoorOpen,
  isWallOpen,
} from './attendance-dependencies.ts'
import { attendanceStore } from './attendance-store.ts'
import { doorKey, isWallCode, writeCode } from './door-code.ts'

/** Members' own actions: they show their code at the door or type the one on the wall. */
export function passRoutes({ api, database, budgets, secret }: AttendanceDependencies) {
  api.serve(getOwnPass, async ({ params, caller }) => {
    const event = await findEvent(database.sql, params.id)
    const now = new Date()
    const cameAt = await attendanceStore.cameAt(database.sql, event.id, caller.id)
    const seated = await hasSeat(database.sql, event.id, caller.id)
    const isShown = !cameAt && isDoorOpen(event, now) && seated
    const { code, secondsLeft } = writeCode(doorKey(secret, event.id), caller.id, now.getTime())
    const { opensAt, closesAt } = doorTimes(event)
    return {
      data: {
        cameAt: cameAt?.toISOString() ?? null,
        hasSeat: seated,
        qr: isShown ? drawQr(code) : null,
        secondsLeft,
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        timeZone: event.timeZone,
        wallOpen: isWallOpen(event, now),
      },
    }
  })

  api.serve(checkInByWall, async ({ params, body, caller }) => {
    const event = await findEvent(database.sql, params.id)
    const now = new Date()
    if (event.cancelledAt) throw conflict(eventMessages.cancelled)
    if (!isWallOpen(event, now)) throw conflict(attendanceMessages.closed)
    // The try is counted before the comparison, so many simultaneous guesses stay within the budget.
    await budgets.spend('wallCodes', caller.id)
    if (!isWallCode(secret, event.id, body.code, now.getTime()))
      throw badInput({ code: attendanceMessages.wrongCode })
    await budgets.giveBack('wallCodes', caller.id)
    const how = { eventId: event.id, how: 'wall', byId: null } as const
    const [own] = await write(database, (tx) =>
      attendanceStore.checkIn(tx, how, [{ memberId: caller.id, at: now }]),
    )
    return {
      data: { cameAt: (own?.cameAt ?? now).toISOString() },
      message: sentence('attendance.youAreIn', 'You are in'),
    }
  })
}

async function hasSeat(sql: Sql, eventId: string, memberId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.memberId, memberId),
        eq(eventRegistrations.state, 'going'),
      ),
    )
  return rows.length > 0
}
