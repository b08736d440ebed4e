import { type DoorPerson, type ScanResult, sendScans } from '@callofcode/contract/attendance/attendance'
import { CallError, call } from '../../../platform/api/client.ts'
import { isFresh, isSigned, type ReadCode, readCode } from './door-code.ts'

/** The data of an event that the scanner has offline. */
export interface DoorKnown {
  readonly id: string
  readonly publicKey: string
  /** Milliseconds by which the clock of the site is ahead of this phone's. */
  readonly ahead: number
  /** The registered people, by their id. */
  readonly people: ReadonlyMap<string, DoorPerson>
}

export interface Shown extends ScanResult {
  readonly code: string
  /** The scan is stored on this phone, and settled once the site is reached. */
  readonly isKept: boolean
  /** This browser cannot check signatures. */
  readonly isUnchecked: boolean
}

const PATIENCE = 5_000
const NOBODY = { name: null, seat: null, cameAt: null }

/** Returns true if no usable response came: the site may be out of reach. */
export const isUnreached = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500

/** Asks the site. If it is not reached, the scanner decides. */
export async function readScan(known: DoorKnown, code: string, anyway: boolean): Promise<Shown> {
  const read = readCode(code)
  if (!read) return { outcome: 'unknown', ...NOBODY, code, isKept: false, isUnchecked: false }
  try {
    const { data } = await call(
      sendScans,
      { params: { id: known.id }, body: { scans: [{ code, anyway }] } },
      { signal: AbortSignal.timeout(PATIENCE) },
    )
    const [result] = data
    if (result) return { ...result, code, isKept: false, isUnchecked: false }
  } catch (error) {
    if (!isUnreached(error)) throw error
  }
  return decideAlone(known, read, code, anyway)
}

async function decideAlone(known: DoorKnown, read: ReadCode, code: string, anyway: boolean): Promise<Shown> {
  const signed = await isSigned(known.publicKey, read)
  const shown = { code, isKept: false, isUnchecked: signed === undefined }
  if (signed === false) return { outcome: 'unknown', ...NOBODY, ...shown }
  const person = known.people.get(read.memberId)
  const { name = null, seat = 'none', cameAt = null } = person ?? {}
  if (cameAt) return { outcome: 'already', name, seat, cameAt, ...shown }
  if (!isFresh(read, Date.now() + known.ahead)) return { outcome: 'expired', name, seat, cameAt, ...shown }
  if (seat !== 'going' && !anyway) return { outcome: 'unregistered', name, seat, cameAt, ...shown }
  return { outcome: 'in', name, seat, cameAt: new Date(read.at).toISOString(), ...shown, isKept: true }
}
