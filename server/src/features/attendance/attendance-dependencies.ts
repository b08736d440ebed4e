import { DOOR_AFTER, DOOR_BEFORE, WALL_BEFORE } from '@callofcode/contract/attendance/attendance'
import { eventMessages } from '@callofcode/contract/event/event'
import type { Database, Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Budgets } from '../account/public.ts'
import { type EventRow, eventStore } from '../event/public.ts'

export interface AttendanceDependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
  readonly secret: Buffer
}

/** Throws the 404 Failure of an unknown event. */
export async function findEvent(sql: Sql, id: string): Promise<EventRow> {
  const event = await eventStore.get(sql, id)
  if (!event) throw missing(eventMessages.missing)
  return event
}

type Times = Pick<EventRow, 'startsAt' | 'endsAt' | 'cancelledAt'>

/** Returns the times between which the door gives out codes. */
export const doorTimes = ({ startsAt, endsAt }: Times) => ({
  opensAt: new Date(startsAt.getTime() - DOOR_BEFORE),
  closesAt: new Date(endsAt.getTime() + DOOR_AFTER),
})

export const isDoorOpen = (event: Times, at: Date) => {
  const { opensAt, closesAt } = doorTimes(event)
  return !event.cancelledAt && at >= opensAt && at <= closesAt
}

export const wallOpensAt = ({ startsAt }: Times) => new Date(startsAt.getTime() - WALL_BEFORE)

export const isWallOpen = (event: Times, at: Date) =>
  !event.cancelledAt && at >= wallOpensAt(event) && at <= event.endsAt
