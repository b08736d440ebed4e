import { PASS_LIVES, PASS_SECONDS } from '@callofcode/contract/attendance/attendance'

// The format of a code: the letter, then member, step of time and signature (server/src/features/attendance/door-code.ts).
const MEMBER_BYTES = 16
const SAID_BYTES = MEMBER_BYTES + 4
const ALL_BYTES = SAID_BYTES + 64
const AHEAD = 60_000

export interface ReadCode {
  readonly memberId: string
  /** Milliseconds. */
  readonly at: number
  readonly said: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
}

/** Returns undefined for a QR code of another kind. */
export function readCode(text: string): ReadCode | undefined {
  if (!/^C[\w-]{112}$/.test(text)) return undefined
  const bytes = bytesOf(text.slice(1))
  if (bytes.length !== ALL_BYTES) return undefined
  const step = new DataView(bytes.buffer).getUint32(MEMBER_BYTES)
  const hex = Array.from(bytes.subarray(0, MEMBER_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return {
    memberId: hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
    at: step * PASS_SECONDS * 1_000,
    said: bytes.slice(0, SAID_BYTES),
    signature: bytes.slice(SAID_BYTES),
  }
}

/** Checks the age. `now` is the site's time, not this phone's. */
export const isFresh = ({ at }: ReadCode, now: number) => now - at <= PASS_LIVES * 1_000 && at <= now + AHEAD

/** Checks the signature. Returns undefined if this browser cannot: then the site checks it once it is reached. */
export async function isSigned(
  publicKey: string,
  { said, signature }: ReadCode,
): Promise<boolean | undefined> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, said)
  } catch {
    return undefined
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
