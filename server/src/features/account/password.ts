import { messages } from '@callofcode/contract/messages'
import { hash, verify } from '@node-rs/argon2'
import { badInput } from '../../platform/failure.ts'
import { machineOf } from '../../platform/machine.ts'
import { FairQueue } from '../../platform/queue/fair-queue.ts'
import { isCommonPassword } from './common-passwords.ts'

// argon2id (2 in the package's enumeration) with the lowest cost in OWASP's password storage sheet.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = Math.min(4, machineOf().cores)
// About the number of passwords that can be checked in a second.
const WAITING = 48 * AT_ONCE
const queue = new FairQueue({ atOnce: AT_ONCE, mostWaiting: WAITING })

/** A hash that matches no password and costs the same as a member's hash. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

// Keyboards compose an é in different ways. Passwords that look the same must be the same.
const asTyped = (password: string) => password.normalize('NFC')

/** Hashes a password. `owner` is the client's address. When many requests wait, addresses take turns. */
export const hashPassword = (password: string, owner?: string): Promise<string> =>
  queue.run(() => hash(asTyped(password), COST), { owner })

/** Checks a password. Without a hash (an unknown e-mail, a member without a password) it returns false after the same time. */
export const verifyPassword = (
  passwordHash: string | null | undefined,
  password: string,
  owner?: string,
): Promise<boolean> => queue.run(() => verify(passwordHash ?? NOBODY, asTyped(password)), { owner })

/** Throws a 400 Failure under the field's name for a common password. */
export function refuseCommon(password: string, field = 'password') {
  if (isCommonPassword(password)) throw badInput({ [field]: messages.passwordCommon })
}
