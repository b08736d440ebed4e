import type { Env } from '../../platform/env.ts'
import { tooMany } from '../../platform/failure.ts'
import type { Budgets } from './budgets.ts'

const LONGEST_PAUSE = 86_400
const FAILURES_OF_AN_ACCOUNT = 100

/**
 * Allows a sign-in attempt or throws a 429 Failure. Every attempt is counted before the password is checked and taken back if it
 * was right, so simultaneous attempts stay within the limit. An account is never locked. A pause applies to one address, so
 * strangers who fail on purpose stop only themselves. After an attack from many addresses, each address has one attempt between
 * pauses instead of ten. A campus shares one address. A person who fails repeatedly there is slowed down for that account only.
 * The address is charged once for each account, so only tries on many accounts stop it as a whole.
 */
export async function guardSignin(
  { budgets, env }: { budgets: Budgets; env: Env },
  email: string,
  address: string,
) {
  const pair = `${email} ${address}`
  const mine = await budgets.spend('signinFailures', pair)
  const isFirst = mine === 1
  if (isFirst)
    await budgets.spend('signin', address).catch(async (refusal) => {
      await budgets.giveBack('signinFailures', pair)
      throw refusal
    })
  const giveBack = async () => {
    if (isFirst) await budgets.giveBack('signin', address)
  }
  const isAttacked = (await budgets.used('signinAccount', email)) >= FAILURES_OF_AN_ACCOUNT
  if (isAttacked && mine > 1) throw tooMany(env.SIGNIN_PAUSE_SECONDS)

  return {
    /** Returns the seconds of the pause that begins now, or 0 for no pause. */
    async failed(): Promise<number> {
      await budgets.count('signinAccount', email)
      if (mine < env.SIGNIN_FAILURES && !isAttacked) return 0
      const pauses = await budgets.count('signinPauses', pair)
      const seconds = Math.min(env.SIGNIN_PAUSE_SECONDS * 2 ** (pauses - 1), LONGEST_PAUSE)
      await budgets.block('signinFailures', pair, seconds)
      return seconds
    },
    /** Undoes the count, because the server was too busy to check the password. */
    async skipped() {
      await Promise.all([giveBack(), budgets.giveBack('signinFailures', pair)])
    },
    async passed() {
      await Promise.all([giveBack(), forgetFailures(budgets, email, address)])
    },
  }
}

/** Clears earlier failures after the right password or a new one. */
export async function forgetFailures(budgets: Budgets, email: string, address: string) {
  const pair = `${email} ${address}`
  await Promise.all([
    budgets.forget('signinFailures', pair),
    budgets.forget('signinPauses', pair),
    budgets.forget('signinAccount', email),
  ])
}
