import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventMessages } from '../event/event.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards, text, truth } from '../text.ts'
import { toldApart } from './told-apart.ts'

/** Seconds for which a code at the door is shown, before the next one replaces it. */
export const PASS_SECONDS = 30
/** Seconds after which a code has expired. A scanner reads it once, so a screenshot is useless. */
export const PASS_LIVES = 75
/** Seconds for which a code on the wall is shown. The previous code is accepted too, as somebody may be typing it. */
export const WALL_SECONDS = 60
const HOUR = 3_600_000
/** The door is open from two hours before an event until two hours after it. */
export const DOOR_BEFORE = 2 * HOUR
export const DOOR_AFTER = 2 * HOUR
/** The code on the wall is accepted from half an hour before an event until its end. */
export const WALL_BEFORE = HOUR / 2

export const attendanceMessages = {
  missingMember: sentence('attendance.missingMember', 'Member Not Found'),
  missingAttendance: sentence('attendance.missingAttendance', 'This check-in is gone already.'),
  codeRule: sentence('attendance.codeRule', 'Type the six digits on the wall.'),
  wrongCode: sentence(
    'attendance.wrongCode',
    'This is not the code on the wall. It changes every minute: look again.',
  ),
  closed: sentence('attendance.closed', 'The code is taken during the event only.'),
  oneRule: sentence('attendance.oneRule', 'Name a member, or a guest.'),
  guestRule: sentence('attendance.guestRule', 'Type the name of the guest.'),
  early: sentence('attendance.early', 'Check-in opens two hours before the event.'),
  scansRule: sentence('attendance.scansRule', 'Send 1 to {count} scans.', { count: limits.scans }),
} as const

/** How a person checked in: by the code on their phone, by a tick in the list, or by the code on the wall. */
export const CHECK_INS = ['code', 'list', 'wall'] as const
/** Whether they had a seat, waited for one, or neither. */
export const SEATS = ['going', 'waiting', 'none'] as const

/** Times at the door are in the zone of the event. */
const atEvent = { title: z.string(), timeZone: z.string() }
const ofEvent = { params: z.object({ id }), notFound: eventMessages.missing } as const

/** A QR code: the path of an SVG of `size` by `size`. */
export const qrPicture = z.object({ size: z.number(), path: z.string() })

const pass = z.object({
  /** The time of the check-in, or null before it. */
  cameAt: z.string().nullable(),
  hasSeat: z.boolean(),
  /** Only while the door is open, for members with a seat who have not checked in yet. */
  qr: qrPicture.nullable(),
  /** Seconds until the next code. */
  secondsLeft: z.number(),
  opensAt: z.string(),
  closesAt: z.string(),
  timeZone: z.string(),
  /** Whether codes on the wall are accepted now. */
  wallOpen: z.boolean(),
})
export type Pass = z.infer<typeof pass>

export const getOwnPass = endpoint({
  method: 'GET',
  path: '/events/:id/pass',
  summary: 'Your code for the door of an event, and whether you are in',
  callers: 'member',
  ...ofEvent,
  answer: z.object({ data: pass }),
})

export const wallBody = z.strictObject({
  code: z
    .string(attendanceMessages.codeRule)
    .trim()
    .regex(/^\d{6}$/, attendanceMessages.codeRule),
})
export const checkInByWall = endpoint({
  method: 'POST',
  path: '/events/:id/pass',
  summary: 'Check in with the code that is shown on the wall of an event',
  callers: 'member',
  ...ofEvent,
  body: wallBody,
  answer: z.object({ data: z.object({ cameAt: z.string() }) }),
})

/** A person at the door. A guest has no account, and appears only after a check-in. */
export const doorPerson = z.object({
  memberId: id.nullable(),
  name: z.string(),
  seat: z.enum(SEATS),
  /** The check-in, or null without one. */
  attendanceId: id.nullable(),
  cameAt: z.string().nullable(),
  ...z.object(toldApart).partial().shape,
})
export type DoorPerson = z.infer<typeof doorPerson>

export const attendanceCounts = z.object({
  /** Members with a seat. */
  registered: z.number(),
  came: z.number(),
  /** People with a seat who came. */
  cameWithSeat: z.number(),
})
export type AttendanceCounts = z.infer<typeof attendanceCounts>

export const openDoor = endpoint({
  method: 'GET',
  path: '/events/:id/door',
  summary: 'What a scanner needs: the key that checks the codes of an event, the time, and how many are in',
  callers: 'events',
  scope: 'admin:read',
  ...ofEvent,
  answer: z.object({
    data: z.object({
      ...atEvent,
      startsAt: z.string(),
      endsAt: z.string(),
      cancelled: z.boolean(),
      /** An Ed25519 key in base64url, which checks codes without a network. */
      publicKey: z.string(),
      now: z.string(),
      counts: attendanceCounts,
    }),
  }),
})
export const listDoor = endpoint({
  method: 'GET',
  path: '/events/:id/door/people',
  summary: 'Who is registered for an event or has come, by name, page after page; q searches the names',
  callers: 'events',
  scope: 'admin:read',
  ...ofEvent,
  query: z.strictObject({
    q: line(limits.search).optional(),
    only: z
      .enum(['came', 'missing'], sentence('attendance.askCameMissing', 'Ask for came or missing.'))
      .optional(),
    ...onwards,
  }),
  answer: z.object({ data: z.array(doorPerson), nextCursor: z.string().nullable() }),
})
export const findWalkIns = endpoint({
  method: 'GET',
  path: '/events/:id/door/members',
  summary:
    'Members with neither a seat nor a check-in, by the beginning of a word of their name or of their roll number',
  callers: 'events',
  scope: 'admin:read',
  ...ofEvent,
  query: z.strictObject({ q: line(limits.search).optional() }),
  answer: z.object({ data: z.array(z.object({ memberId: id, name: z.string(), ...toldApart })) }),
})

/** The result of a scan: checked in now, checked in earlier, without a seat, expired, or no code of this event. */
export const SCAN_OUTCOMES = ['in', 'already', 'unregistered', 'expired', 'unknown'] as const
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number]
export const scan = z.strictObject({
  code: text(400),
  /** Lets a person in without a seat. */
  anyway: truth.default(false),
  /** The scanner checked the expiry itself, without a network. */
  late: truth.default(false),
})
export const scanResult = z.object({
  outcome: z.enum(SCAN_OUTCOMES),
  name: z.string().nullable(),
  seat: z.enum(SEATS).nullable(),
  cameAt: z.string().nullable(),
})
export type ScanResult = z.infer<typeof scanResult>
export const sendScans = endpoint({
  method: 'POST',
  path: '/events/:id/door/scans',
  summary:
    'Check in by scanned codes, one or those of a while without a network; each member once, the first time counts',
  callers: 'events',
  scope: 'admin:write',
  ...ofEvent,
  body: z.strictObject({
    scans: z
      .array(scan, attendanceMessages.scansRule)
      .min(1, attendanceMessages.scansRule)
      .max(limits.scans, attendanceMessages.scansRule),
  }),
  answer: z.object({ data: z.array(scanResult), counts: attendanceCounts }),
})
export const checkInByList = endpoint({
  method: 'POST',
  path: '/events/:id/door/people',
  summary: 'Tick a member, with a seat or without, or a guest who has no account',
  callers: 'events',
  scope: 'admin:write',
  takesKey: true,
  ...ofEvent,
  body: z
    .strictObject({
      memberId: z.uuid(attendanceMessages.oneRule).toLowerCase().optional(),
      guest: line(limits.name, attendanceMessages.guestRule).optional(),
    })
    .refine(({ memberId, guest }) => (memberId === undefined) !== (guest === undefined), {
      error: attendanceMessages.oneRule.error,
      path: ['guest'],
    }),
  answer: z.object({ data: doorPerson, counts: attendanceCounts }),
})
export const undoCheckIn = endpoint({
  method: 'DELETE',
  path: '/events/:id/door/people/:attendanceId',
  summary: 'Take a check-in back',
  callers: 'events',
  scope: 'admin:write',
  params: z.object({ id, attendanceId: id }),
  notFound: attendanceMessages.missingAttendance,
  answer: z.object({ counts: attendanceCounts }),
})
export const getWallCode = endpoint({
  method: 'GET',
  path: '/events/:id/door/wall',
  summary: 'The code to show on the wall now; the next one follows within a minute',
  callers: 'events',
  ...ofEvent,
  answer: z.object({
    data: z.object({
      ...atEvent,
      code: z.string().nullable(),
      secondsLeft: z.number(),
      opensAt: z.string(),
    }),
  }),
})

export const attendanceRow = doorPerson.omit({ attendanceId: true }).extend({
  email: z.string().nullable(),
  how: z.enum(CHECK_INS).nullable(),
  /** The person who checked them in. Null if they did so themselves, or did not come. */
  by: z.string().nullable(),
})
export type AttendanceRow = z.infer<typeof attendanceRow>
export const listAttendance = endpoint({
  method: 'GET',
  path: '/events/:id/attendance',
  summary: 'Who came to an event and who did not, in numbers and by name, page after page',
  callers: 'events',
  scope: 'admin:read',
  ...ofEvent,
  query: listDoor.query,
  answer: z.object({
    ...atEvent,
    data: z.array(attendanceRow),
    counts: attendanceCounts.extend({ missed: z.number(), walkIns: z.number(), over: z.boolean() }),
    nextCursor: z.string().nullable(),
  }),
})
