import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { tooMany } from '../../platform/failure.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400
/** The longest period of a budget. */
const LONGEST = 30 * DAY

interface BudgetRule {
  readonly uses: number
  readonly seconds: number
  /** The budget protects accounts from guessing. It applies with RATE_LIMITS=off too. */
  readonly guardsAccounts?: true
}

/** Limits how often each action is allowed. Each comment names the key that uses are counted under. */
const budgetRules = (env: Env) =>
  ({
    /** The caller's address. */
    signup: { uses: env.SIGNUPS_PER_HOUR, seconds: HOUR },
    /** The e-mail: mails that notify its owner of a signup. */
    signupNotice: { uses: 1, seconds: DAY, guardsAccounts: true },

    /** The caller's address: accounts to which a sign-in failed. */
    signin: { uses: env.SIGNINS_PER_MINUTE, seconds: MINUTE, guardsAccounts: true },
    /** E-mail and address: failed sign-ins in a row. The pause that follows doubles each time. */
    signinFailures: { uses: env.SIGNIN_FAILURES, seconds: DAY, guardsAccounts: true },
    /** E-mail and address: the pauses so far. */
    signinPauses: { uses: 1, seconds: DAY, guardsAccounts: true },
    /** The e-mail: failed sign-ins in a row from anywhere. Above this limit an address gets one try between pauses. */
    signinAccount: { uses: 100, seconds: LONGEST, guardsAccounts: true },

    /** The e-mail: links that confirm it. */
    addressPause: { uses: 1, seconds: env.OTP_RESEND_SECONDS, guardsAccounts: true },
    /** The e-mail. */
    addressSends: { uses: env.OTP_SENDS_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /** The member: requests for a new address. */
    addressChanges: { uses: env.OTP_SENDS_PER_HOUR, seconds: HOUR, guardsAccounts: true },

    /** The caller's address. */
    otpAsks: { uses: env.OTP_ASKS_PER_HOUR, seconds: HOUR },
    /** The e-mail. */
    otpPause: { uses: 1, seconds: env.OTP_RESEND_SECONDS, guardsAccounts: true },
    /** The e-mail. */
    otpSends: { uses: env.OTP_SENDS_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /** The e-mail: links to set a password, sent by admins. */
    passwordLinks: { uses: env.OTP_SENDS_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /** The caller's address: wrong codes for any e-mail. */
    otpGuesses: { uses: env.OTP_GUESSES_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /**
     * The e-mail: wrong codes in the lifetime of one code. The limit is higher than that of a code, so the last wrong ones get
     * 400.
     */
    otpTries: { uses: env.OTP_TRIES * 2, seconds: env.OTP_SECONDS, guardsAccounts: true },
    /** The e-mail: wrong codes from anywhere, however many codes were sent. */
    otpTriesADay: { uses: env.OTP_TRIES_PER_DAY, seconds: DAY, guardsAccounts: true },
    /** The caller's address: failed returns from the college's sign-in. */
    oidc: { uses: env.OTP_GUESSES_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /** The caller's address: failed resets. */
    reset: { uses: env.RESETS_PER_HOUR, seconds: HOUR },

    /** The member: wrong codes of the authenticator app, from anywhere. */
    appCodes: { uses: env.APP_CODE_TRIES_PER_DAY, seconds: DAY, guardsAccounts: true },
    /** The session: wrong passwords where a signed-in member must give the password again, from any address. */
    passwordChecks: { uses: env.PASSWORD_CHECKS_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /** The member: wrong codes of the wall of an event. */
    wallCodes: { uses: 10, seconds: HOUR, guardsAccounts: true },
    /** The member. */
    dataExport: { uses: env.EXPORTS_PER_HOUR, seconds: HOUR },

    /** The member. */
    post: { uses: env.POSTS_PER_MINUTE, seconds: MINUTE },
    /** The member. */
    comment: { uses: env.COMMENTS_PER_MINUTE, seconds: MINUTE },
    /** The member: submitted solutions. */
    submission: { uses: env.SUBMISSIONS_PER_MINUTE, seconds: MINUTE },
    /** The member: C++ programs that the server compiles for a browser. */
    compile: { uses: env.COMPILES_PER_MINUTE, seconds: MINUTE },
    /** The member. */
    photo: { uses: env.PHOTOS_PER_HOUR, seconds: HOUR },
    /** The member. */
    picture: { uses: env.PICTURES_PER_HOUR, seconds: HOUR },
    /** The member. */
    preview: { uses: env.PREVIEWS_PER_MINUTE, seconds: MINUTE },
    /** The member: requests to other sites for a token. */
    handleCheck: { uses: env.HANDLE_CHECKS_PER_HOUR, seconds: HOUR },
    /** The member: searches for a person to mention, one at every pause in typing. */
    memberSearch: { uses: env.MEMBER_SEARCHES_PER_MINUTE, seconds: MINUTE },
  }) satisfies Record<string, BudgetRule>

export type BudgetName = keyof ReturnType<typeof budgetRules>

/** Limits that protect accounts. Stored in the database, so neither a restart nor a second process resets them. */
export interface Budgets {
  /** Counts one use of `key` and returns how many there are now. Throws a 429 Failure above the limit. */
  spend(budget: BudgetName, key: string): Promise<number>
  /** Counts like `spend`, and never refuses. */
  count(budget: BudgetName, key: string): Promise<number>
  /** Returns the number of uses without counting one. */
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
      storeClient: pool,
      storeType: 'pool',
      tableName: 'budgets',
      tableCreated: true,
      points,
      duration,
      keyPrefix: name,
      // One limiter clears the table that all limiters share.
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

/** Deletes counts that were made while the clock was ahead. They would last until that time and lock people out. */
export const forgetFutureBudgets = ({ pool }: Pick<Database, 'pool'>) =>
  pool.query('delete from budgets where expire > $1', [Date.now() + (LONGEST + DAY) * 1_000])

// The column is short and an e-mail may be long. A hash also keeps addresses out of database dumps.
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
const secondsOf = (use: RateLimiterRes) => Math.max(1, Math.ceil(use.msBeforeNext / 1000))
