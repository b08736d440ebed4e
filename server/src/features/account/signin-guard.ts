import type { Env } from '../../platform/env.ts'
import { tooMany } from '../../platform/failure.ts'
import type { Budgets } from './budgets.ts'

const LONGEST_PAUSE = 86_400
const FAILURES_OF_AN_ACCOUNT = 100

/**
 * Lets a sign-in be tried, or throws a 429 Failure. Every try is counted before the password is looked at, and given
 * back when it was right, so that tries made at once do not slip past each other.
 *
 * An account is never shut: pauses hold for one address, so a stranger who fails on purpose stops only themselves. An
 * account that was attacked from everywhere leaves each address one try between pauses instead of ten.
 */
export async function guardSignin(
  { budgets, env }: { budgets: Budgets; env: Env },
  email: string,
  address: string,
) {
  const pair = `${email} ${address}`
  await budgets.spend('signin', address)
  const mine = await budgets.spend('signinFailures', pair)
  const isAttacked = (await budgets.used('signinAccount', email)) >= FAILURES_OF_AN_ACCOUNT
  if (isAttacked && mine > 1) throw tooMany(env.SIGNIN_PAUSE_SECONDS)

  return {
    /** Answers the seconds of the pause that begins now; 0 for none. */
    async failed(): Promise<number> {
      await budgets.count('signinAccount', email)
      if (mine < env.SIGNIN_FAILURES && !isAttacked) return 0
      const pauses = await budgets.count('signinPauses', pair)
      const seconds = Math.min(env.SIGNIN_PAUSE_SECONDS * 2 ** (pauses - 1), LONGEST_PAUSE)
      await budgets.block('signinFailures', pair, seconds)
      return seconds
    },
    /** Nobody looked at the password: the machine was too busy. */
    async skipped() {
      await Promise.all([budgets.giveBack('signin', address), budgets.giveBack('signinFailures', pair)])
    },
    async passed() {
      await Promise.all([budgets.giveBack('signin', address), forgetFailures(budgets, email, address)])
    },
  }
}

/** After the right password, or a new one: what was mistyped before no longer counts. */
export async function forgetFailures(budgets: Budgets, email: string, address: string) {
  const pair = `${email} ${address}`
  await Promise.all([
    budgets.forget('signinFailures', pair),
    budgets.forget('signinPauses', pair),
    budgets.forget('signinAccount', email),
  ])
}
