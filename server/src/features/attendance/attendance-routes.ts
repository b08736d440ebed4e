import { Readable } from 'node:stream'
import { type AttendanceRow, listAttendance } from '@callofcode/contract/attendance/attendance'
import { csvFile, csvRows } from '@callofcode/contract/download'
import { attendanceFile } from '@callofcode/contract/event/files'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { type EventRow, eventFileName, questionStore, timeInFile } from '../event/public.ts'
import { fieldStore } from '../member-fact/public.ts'
import { type AttendanceDependencies, findEvent } from './attendance-dependencies.ts'
import { attendanceStore } from './attendance-store.ts'
import { type DoorRow, doorList, doorPlace } from './door-list.ts'
import { doorRoutes } from './door-routes.ts'
import { passRoutes } from './pass-routes.ts'

const headOf = (zone: string, further: readonly { readonly name: string }[]) => [
  'Name',
  'Email',
  'Batch',
  'Passout year',
  'Registered',
  'Came',
  `Came at (${zone})`,
  'Checked in by',
  'Let in by',
  ...further.map(({ name }) => name),
]
const SEAT_WORDS = { going: 'Seat', waiting: 'Waiting list', none: 'No seat' }
const HOW_WORDS = { code: 'Code at the door', list: 'List', wall: 'Code on the wall' }

/** Check-in at events, and the list of people who came. */
export function attendanceRoutes(dependencies: AttendanceDependencies) {
  const { api, database } = dependencies
  passRoutes(dependencies)
  doorRoutes(dependencies)

  api.serve(listAttendance, async ({ params, query: { q, only, cursor } }) => {
    const event = await findEvent(database.sql, params.id)
    const after = readCursor(doorPlace, cursor)
    const [{ rows, next }, counts] = await Promise.all([
      doorList.page(database.sql, event.id, { q, only }, after),
      attendanceStore.counts(database.sql, event.id),
    ])
    const over = event.endsAt <= new Date()
    const { registered, came, cameWithSeat } = counts
    return {
      title: event.title,
      timeZone: event.timeZone,
      data: rows.map(present),
      counts: { ...counts, over, missed: registered - cameWithSeat, walkIns: came - cameWithSeat },
      nextCursor: writeCursor(next),
    }
  })

  api.serveFile(attendanceFile, async (call) => {
    const event = await findEvent(database.sql, call.params.id)
    await auditStore.record(database.sql, call, 'event.attendance', event.id)
    return {
      name: eventFileName(event, 'attendance'),
      body: Readable.from(textOf(event, call.caller.role === 'admin')),
    }
  })

  /** Only admins see all facts. Organisers of events see the roll number. */
  async function* textOf({ id: eventId, timeZone }: Pick<EventRow, 'id' | 'timeZone'>, isAdmin: boolean) {
    const fields = (await fieldStore.all(database.sql)).filter(({ id }) => isAdmin || id === ROLL_NUMBER)
    const questions = await questionStore.list(database.sql, eventId)
    yield csvFile([headOf(timeZone, [...fields, ...questions])])
    const cells = (row: DoorRow) => [
      ...cellsOf(row, timeZone),
      ...fields.map(({ id }) => row.facts[id] ?? ''),
      ...questions.map(({ id }) => row.answers[id] ?? ''),
    ]
    for await (const rows of doorList.all(database.sql, eventId)) yield csvRows(rows.map(cells))
  }
}

const present = ({ memberId, name, email, seat, cameAt, how, by }: DoorRow): AttendanceRow => ({
  memberId,
  name,
  email,
  seat,
  cameAt,
  how,
  by,
})

const cellsOf = (
  { memberId, name, email, seat, cameAt, how, by, batch, year }: DoorRow,
  zone: string,
): string[] => [
  name,
  email ?? '',
  batch ?? '',
  year === null ? '' : String(year),
  memberId ? SEAT_WORDS[seat] : 'Guest',
  cameAt ? 'Yes' : 'No',
  cameAt ? timeInFile(new Date(cameAt), zone) : '',
  how ? HOW_WORDS[how] : '',
  by ?? '',
]
