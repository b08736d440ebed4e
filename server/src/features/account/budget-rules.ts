import type { Env } from '../../platform/env.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

export interface BudgetRule {
  readonly uses: number
  readonly seconds: number
  /** Protects accounts from guessing: RATE_LIMITS=off does not lift it. */
  readonly guardsAccounts?: true
}

/** How often each action is allowed. The comment names the key that uses are counted under. */
export const budgetRules = (env: Env) =>
  ({
    /** The caller's address. */
    signup: { uses: env.SIGNUPS_PER_HOUR, seconds: HOUR },
    /** The e-mail: mails to its owner that somebody signed up with it. */
    signupNotice: { uses: 1, seconds: DAY, guardsAccounts: true },

    /** The caller's address: failed sign-ins to any account. */
    signin: { uses: env.SIGNINS_PER_MINUTE, seconds: MINUTE, guardsAccounts: true },
    /** E-mail and address: failed sign-ins in a row, before a pause that doubles each time. */
    signinFailures: { uses: env.SIGNIN_FAILURES, seconds: DAY, guardsAccounts: true },
    /** E-mail and address: the pauses so far. */
    signinPauses: { uses: 1, seconds: DAY, guardsAccounts: true },
    /** The e-mail: failed sign-ins in a row from anywhere. Above this an address gets one try between pauses. */
    signinAccount: { uses: 100, seconds: 30 * DAY, guardsAccounts: true },

    /** The caller's address. */
    otpAsks: { uses: env.OTP_ASKS_PER_HOUR, seconds: HOUR },
    /** The e-mail. */
    otpPause: { uses: 1, seconds: env.OTP_RESEND_SECONDS, guardsAccounts: true },
    /** The e-mail. */
    otpSends: { uses: env.OTP_SENDS_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /** The caller's address: wrong codes for any e-mail. */
    otpGuesses: { uses: env.OTP_GUESSES_PER_HOUR, seconds: HOUR, guardsAccounts: true },
    /**
     * The e-mail: wrong codes in the lifetime of one code. More than a code allows, so that the last wrong ones get
     * 400.
     */
    otpTries: { uses: env.OTP_TRIES * 2, seconds: env.OTP_SECONDS, guardsAccounts: true },
    /** The e-mail: wrong codes from anywhere, however many codes were sent. */
    otpTriesADay: { uses: env.OTP_TRIES_PER_DAY, seconds: DAY, guardsAccounts: true },
    /** The caller's address: resets that failed. */
    reset: { uses: env.RESETS_PER_HOUR, seconds: HOUR },

    /** The session: wrong passwords where a signed-in member must give the password again, from any address. */
    passwordChecks: { uses: env.PASSWORD_CHECKS_PER_HOUR, seconds: HOUR, guardsAccounts: true },
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
    /** The member: searches for somebody to mention, one at every pause in typing. */
    memberSearch: { uses: env.MEMBER_SEARCHES_PER_MINUTE, seconds: MINUTE },
  }) satisfies Record<string, BudgetRule>

export type BudgetName = keyof ReturnType<typeof budgetRules>
