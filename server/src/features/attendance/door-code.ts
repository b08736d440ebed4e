import { createHmac, sign, verify } from 'node:crypto'
import { PASS_LIVES, PASS_SECONDS, WALL_SECONDS } from '@callofcode/contract/attendance/attendance'
import { type SigningKey, signingKey } from '../../platform/site-secret.ts'

// A code at the door: a letter for the format, the member, the step of time, and the signature with the key of the event.
const FORMAT = 'C'
const MEMBER_BYTES = 16
const SAID_BYTES = MEMBER_BYTES + 4
const ALL_BYTES = SAID_BYTES + 64
/** Milliseconds by which another process may be ahead when it makes a code. */
const AHEAD = 60_000

/** Returns the event's own key, so a code is useless at another event. */
export const doorKey = (secret: Buffer, eventId: string): SigningKey => signingKey(secret, `door ${eventId}`)

/** Returns the current code and the seconds until the next one. */
export function writeCode({ privateKey }: SigningKey, memberId: string, now: number) {
  const step = Math.floor(now / 1_000 / PASS_SECONDS)
  const said = Buffer.alloc(SAID_BYTES)
  Buffer.from(memberId.replaceAll('-', ''), 'hex').copy(said)
  said.writeUInt32BE(step, MEMBER_BYTES)
  const code = FORMAT + Buffer.concat([said, sign(null, said, privateKey)]).toString('base64url')
  return { code, secondsLeft: secondsLeft(now, PASS_SECONDS) }
}

export interface ReadCode {
  readonly memberId: string
  /** When the code was made. */
  readonly at: Date
  readonly isFresh: boolean
}

/** Reads a code. Returns undefined for a code that this event has not made or that is from the future. */
export function readCode({ publicKey }: SigningKey, code: string, now: number): ReadCode | undefined {
  const bytes = Buffer.from(code.slice(FORMAT.length), 'base64url')
  if (!code.startsWith(FORMAT) || bytes.length !== ALL_BYTES) return undefined
  const [said, signature] = [bytes.subarray(0, SAID_BYTES), bytes.subarray(SAID_BYTES)]
  if (!verify(null, said, publicKey, signature)) return undefined
  const at = said.readUInt32BE(MEMBER_BYTES) * PASS_SECONDS * 1_000
  if (at > now + AHEAD) return undefined
  return { memberId: uuidOf(said), at: new Date(at), isFresh: now - at <= PASS_LIVES * 1_000 }
}

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex', 0, MEMBER_BYTES).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')

const WALL_CODES = 1_000_000
/** Returns the six digits of a time step. */
function wallCode(secret: Buffer, eventId: string, step: number): string {
  const digest = createHmac('sha256', secret).update(`wall ${eventId} ${step}`).digest()
  return String(digest.readUInt32BE(0) % WALL_CODES).padStart(6, '0')
}

const wallStep = (now: number) => Math.floor(now / 1_000 / WALL_SECONDS)

export const wallCodeNow = (secret: Buffer, eventId: string, now: number) => ({
  code: wallCode(secret, eventId, wallStep(now)),
  secondsLeft: secondsLeft(now, WALL_SECONDS),
})

/** Returns whether the code is current. The previous code is accepted too, because a person may be typing it. */
export const isWallCode = (secret: Buffer, eventId: string, code: string, now: number) =>
  [0, 1].some((ago) => wallCode(secret, eventId, wallStep(now) - ago) === code)

const secondsLeft = (now: number, length: number) => Math.ceil(length - ((now / 1_000) % length))
