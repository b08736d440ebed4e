import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { tooMany } from '../../platform/failure.ts'
import { type BudgetName, type BudgetRule, budgetRules } from './budget-rules.ts'

/** Limits that protect accounts. Stored in the database, so neither a restart nor a second process resets them. */
export interface Budgets {
  /** Counts one use of `key` and returns how many there are now. Throws a 429 Failure above the limit. */
  spend(budget: BudgetName, key: string): Promise<number>
  /** Counts like `spend`, and never refuses. */
  count(budget: BudgetName, key: string): Promise<number>
  /** How many uses there were. Counts none itself. */
  used(budget: BudgetName, key: string): Promise<number>
  /** Takes one counted use back, because the action succeeded. */
  giveBack(budget: BudgetName, key: string): Promise<void>
  /** Refuses every use of `key` for this many seconds from now. */
  block(budget: BudgetName, key: string, seconds: number): Promise<void>
  forget(budget: BudgetName, key: string): Promise<void>
}

export function openBudgets({ pool }: Pick<Database, 'pool'>, env: Env): Budgets {
  const rules: Record<BudgetName, BudgetRule> = budgetRules(env)
  const limiters = new Map<BudgetName, RateLimiterPostgres>()
  const isLifted = (name: BudgetName) =>
    rules[name].seconds === 0 || (env.RATE_LIMITS === 'off' && !rules[name].guardsAccounts)

  function limiter(name: BudgetName): RateLimiterPostgres {
    const made = limiters.get(name)
    if (made) return made
    const { uses: points, seconds: duration } = rules[name]
    const fresh = new RateLimiterPostgres({
      ...{ storeClient: pool, storeType: 'pool', tableName: 'budgets', tableCreated: true },
      ...{ points, duration, keyPrefix: name },
      // One limiter is enough to clear the table that they share.
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(name, fresh)
    return fresh
  }

  return {
    async spend(name, key) {
      if (isLifted(name)) return 0
      try {
        return (await limiter(name).consume(hashed(key))).consumedPoints
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(secondsOf(refusal)) : refusal
      }
    },
    async count(name, key) {
      return (await limiter(name).penalty(hashed(key))).consumedPoints
    },
    async used(name, key) {
      return (await limiter(name).get(hashed(key)))?.consumedPoints ?? 0
    },
    async giveBack(name, key) {
      if (!isLifted(name)) await limiter(name).reward(hashed(key))
    },
    async block(name, key, seconds) {
      await limiter(name).block(hashed(key), seconds)
    },
    async forget(name, key) {
      await limiter(name).delete(hashed(key))
    },
  }
}

// The column is short and an e-mail may be long. A hash also keeps addresses out of database dumps.
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
const secondsOf = (use: RateLimiterRes) => Math.max(1, Math.ceil(use.msBeforeNext / 1000))
