import { availableParallelism } from 'node:os'
import { messages } from '@callofcode/contract/messages'
import { hash, verify } from '@node-rs/argon2'
import { badInput } from '../../platform/failure.ts'
import { bounded } from '../../platform/queue/bounded-queue.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

// argon2id (2 in the package's enumeration) with the least cost that OWASP's password storage sheet names.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = Math.min(4, availableParallelism())
// So many are checked within a second.
const WAITING = 256
const inTurn = bounded(AT_ONCE, WAITING)

/** Nobody's hash, at the same cost: checking it takes as long as checking a member's. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

// Keyboards differ in how they compose an é; what looks the same must sign in. Nothing else is touched.
const asTyped = (password: string) => password.normalize('NFC')

/** `owner`: the address that asks for it, whose turn comes once in a round of all addresses. */
export const hashPassword = (password: string, owner?: string): Promise<string> =>
  inTurn(() => hash(asTyped(password), COST), owner)

/** Without a hash (nobody has that address) it says no, and takes as long to say it. */
export const verifyPassword = (
  passwordHash: string | undefined,
  password: string,
  owner?: string,
): Promise<boolean> => inTurn(() => verify(passwordHash ?? NOBODY, asTyped(password)), owner)

/** Refuses what anybody would try first, under the field's name. */
export function refuseCommon(password: string, field = 'password') {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw badInput({ [field]: messages.passwordCommon })
}
