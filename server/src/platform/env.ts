import cluster from 'node:cluster'
import { resolve } from 'node:path'
import proxyAddress from '@fastify/proxy-addr'
import { z } from 'zod'
import { databaseEnv, refuseWaysToNothing } from './env-database.ts'
import { BUCKET, pictureVariables, refuseBucketWithoutKeys } from './env-pictures.ts'
import { askedHandles, between, optionalUrl, secretText, siteUrl, whole } from './env-values.ts'
import { watchEnv } from './env-watch.ts'
import { misspeltVariables } from './misspelt-variables.ts'

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: between(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  ...databaseEnv,
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((folder) => resolve(folder)),
  SMTP_URL: optionalUrl('smtp:', 'smtps:'),
  MAIL_FROM: z.string().min(1).default('Call of Code <no-reply@localhost>'),
  PUBLIC_URL: siteUrl,
  /** Addresses or networks of the reverse proxies whose X-Forwarded-For is trusted, comma separated. */
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'must be addresses or networks, comma separated, like 10.0.0.0/8')
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** `off` removes the service worker and its caches from every browser that visits. */
  OFFLINE_COPIES: z.enum(['on', 'off']).default('on'),
  /** Seals queued mail. Generated into DATA_DIR when unset. It must be the same for every process on one database. */
  APP_SECRET: secretText,
  /** Seals backups: a passphrase, or a public key of age. Opens them: the passphrase, or the private key. */
  BACKUP_KEY: z.string().min(12, 'must be at least 12 characters').optional(),
  /** Processes of this site on this machine, which share the port. */
  WEB_CONCURRENCY: between(1, 64).default(1),
  DATABASE_POOL: whole(10, 1),
  /** Longest wait for a connection, and longest run of a statement. */
  DATABASE_TIMEOUT_MS: whole(2_500, 100),
  /** How long the response to an Idempotency-Key is stored. */
  IDEMPOTENCY_SECONDS: whole(86_400, 1),
  ...watchEnv,
  REQUESTS_PER_MINUTE: whole(1_200, 1),
  SIGNUPS_PER_HOUR: whole(20, 1),
  /** Accounts to which a sign-in from one address failed. A lab of sixty that all mistype once gets in. */
  SIGNINS_PER_MINUTE: whole(120, 1),
  /** Consecutive failed sign-ins from one address to one account before a pause. The pause doubles each time. */
  SIGNIN_FAILURES: whole(10, 1),
  SIGNIN_PAUSE_SECONDS: whole(60, 1),
  /** The members who must have a second factor. Until they have one, they have only the rights of a member. */
  REQUIRE_SECOND_FACTOR: z.enum(['off', 'admins']).default('off'),
  /** Wrong codes of one member's app, from anywhere. Passkeys and recovery codes still work. */
  APP_CODE_TRIES_PER_DAY: whole(50, 1),
  OTP_SECONDS: whole(600, 1),
  OTP_TRIES: whole(5, 1),
  OTP_TRIES_PER_DAY: whole(20, 1),
  OTP_SENDS_PER_HOUR: whole(5, 1),
  OTP_RESEND_SECONDS: whole(60, 0),
  OTP_ASKS_PER_HOUR: whole(60, 1),
  OTP_GUESSES_PER_HOUR: whole(60, 1),
  /** How long a decision about signups can be taken back. Its mails wait that long. */
  APPROVAL_UNDO_SECONDS: whole(60, 0),
  /** How long the link that confirms an address works. */
  CONFIRM_SECONDS: whole(86_400, 1),
  /** Sign-in with an external account, by OpenID Connect. It is off without an issuer. */
  OIDC_ISSUER: optionalUrl('https:', 'http:'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must be at most 40 characters').default('your college account'),
  OIDC_DOMAINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  OIDC_APPROVE: z.enum(['on', 'off']).default('off'),
  RESET_SECONDS: whole(600, 1),
  /** How long the links work that invite imported members, or that an admin sends for a new password. */
  INVITATION_SECONDS: whole(14 * 86_400, 1),
  RESET_LINK_SECONDS: whole(86_400, 1),
  RESETS_PER_HOUR: whole(20, 1),
  POSTS_PER_MINUTE: whole(10, 1),
  NEW_MEMBER_DAYS: whole(3),
  NEW_MEMBER_POSTS: whole(3, 1),
  NEW_MEMBER_LINKS: whole(3),
  NEW_MEMBER_MENTIONS: whole(5),
  NEW_MEMBER_POSTS_PER_HOUR: whole(20, 1),
  COMMENTS_PER_MINUTE: whole(30, 1),
  PHOTOS_PER_HOUR: whole(60, 1),
  PREVIEWS_PER_MINUTE: whole(60, 1),
  PICTURES_PER_HOUR: whole(60, 1),
  /** The total size of one member's pictures. */
  PICTURES_MEGABYTES: whole(100, 1),
  /** The total size of one member's content without pictures. */
  ROOM_MEGABYTES: whole(200, 1),
  PICTURE_UNUSED_SECONDS: whole(7 * 86_400, 1),
  EXPORTS_PER_HOUR: whole(10, 1),
  /** Wrong passwords per session for actions that ask for the password again. */
  PASSWORD_CHECKS_PER_HOUR: whole(10, 1),
  AUDIT_DAYS: whole(365, 1),
  /**
   * How long the ids of deleted members are stored: as long as backups, so that a restore deletes those members again.
   */
  DELETIONS_DAYS: whole(400, 1),
  MEMBER_SEARCHES_PER_MINUTE: whole(120, 1),
  /** The shortest time between two mails to one member about one thread. */
  THREAD_MAIL_SECONDS: whole(900, 0),
  QUESTION_MAIL_SECONDS: whole(6 * 3_600, 0),
  /** The hour, in the club's time zone, from which deciders get a mail about waiting items. `off`: no such mails. */
  WAITING_MAIL_HOUR: z
    .string()
    .regex(/^(off|\d|1\d|2[0-3])$/, 'must be a whole number from 0 to 23, or off')
    .default('8')
    .transform((hour) => (hour === 'off' ? hour : Number(hour))),
  /** How many bulk mails, such as announcements, are sent in a minute. Codes and other single mails are not counted. */
  MAIL_BULK_PER_MINUTE: whole(60, 1),
  /** The first pause when the mail server refuses bulk mails for now. It doubles each time, up to ten minutes. */
  MAIL_BULK_PAUSE_SECONDS: whole(15, 0),
  /** Open streams in this process: of one member or one visitor's address, and of all callers. */
  STREAMS_PER_CALLER: whole(12, 1),
  STREAMS_PER_PROCESS: whole(2_000, 1),
  STREAM_BEAT_SECONDS: whole(25, 1),
  /** Solutions that this process judges at once. The default depends on the machine or container (`lanesOf`). */
  LANES: between(0, 64).optional(),
  /** Memory limit of one lane, including the compiler. */
  LANE_MEGABYTES: whole(2_048, 256),
  /** Processor time for one test if the fuel limit does not end it first. */
  LANE_TEST_SECONDS: whole(20, 1),
  /** `off`: Java is not judged. `elsewhere`: another process of this site judges it. */
  JAVA: z.enum(['auto', 'off', 'elsewhere']).default('auto'),
  /** The JDK's folder, if it is not in a usual place. */
  JAVA_HOME: z.string().optional(),
  /** After this time without a lease renewal, another process judges the submission. */
  LANE_LEASE_SECONDS: whole(15, 1),
  /** C++ sources that the server compiles for one member's browser. Cached results do not count. */
  COMPILES_PER_MINUTE: whole(20, 1),
  /** Sources that may wait for this process's only compiler. */
  COMPILES_WAITING: whole(8, 0),
  SUBMISSIONS_PER_MINUTE: whole(10, 1),
  /** Waiting and running submissions of one member. */
  SUBMISSIONS_WAITING: whole(4, 1),
  /** Waiting and running submissions of all members. */
  JUDGE_QUEUE: whole(50, 1),
  SESSION_IDLE_SECONDS: whole(7 * 86_400, 1),
  SESSION_SECONDS: whole(30 * 86_400, 1),
  SHUTDOWN_SECONDS: whole(10, 1),
  /** After SIGTERM, the site still accepts requests for this time, while /readyz reports that it is not ready. */
  DRAIN_SECONDS: whole(1),
  /** Time limit for a request to arrive, and for a client to read its response. Then the connection is closed. */
  REQUEST_SECONDS: whole(30, 1),
  /** Time limit for the headers of a request to arrive. */
  HEADERS_SECONDS: whole(10, 1),
  CONNECTIONS: whole(5_000, 1),
  /** Connections of one address. Proxies in TRUST_PROXY are exempt. */
  CONNECTIONS_PER_ADDRESS: whole(1_000, 1),
  /** A folder, `s3://bucket/prefix`, or `off`. Unset: a folder in DATA_DIR, if the database is our own. */
  BACKUP_TO: z
    .string()
    .refine((value) => !value.startsWith('s3:') || BUCKET.test(value), {
      error: 'must be a folder, s3://bucket, s3://bucket/prefix, or off',
    })
    .optional(),
  /** In the server's local time. */
  BACKUP_HOUR: between(0, 23).default(3),
  /** Replaces the daily backup. */
  BACKUP_EVERY_SECONDS: between(1, Number.MAX_SAFE_INTEGER).optional(),
  BACKUP_KEEP_DAYS: whole(7, 1),
  BACKUP_KEEP_WEEKS: whole(4),
  ...pictureVariables,
  S3_ENDPOINT: optionalUrl('http:', 'https:'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** `on` lets webhooks reach this machine itself, also without https, for trials. */
  WEBHOOK_LOOPBACK: z.enum(['on', 'off']).default('off'),
  TELEGRAM_API: optionalUrl('https:', 'http:').default('https://api.telegram.org'),
  WEBHOOK_SECONDS: whole(10, 1),
  /** The pause after the first failed attempt. Each pause is four times as long as the last, about a day in all. */
  WEBHOOK_PAUSE_SECONDS: whole(5, 1),
  WEBHOOK_FAILING_SECONDS: whole(5 * 86_400, 1),
  WEBHOOK_LOG_DAYS: whole(30, 1),
  /** `on` queries the coding sites about handles. A JSON of addresses by site queries those instead, for trials. */
  HANDLES: askedHandles,
  /** How often each of these sites is queried. */
  HANDLES_PER_MINUTE: whole(10, 1),
  /** Checks at these sites that a member may request. */
  HANDLE_CHECKS_PER_HOUR: whole(30, 1),
  /** Fills an empty site with a demo club. */
  DEMO: z.enum(['1', 'true', 'large']).optional(),
})

/** Rules about combinations of variables. */
const checked = schema.superRefine(refuseBucketWithoutKeys).superRefine((env, { addIssue }) => {
  const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
  refuseWaysToNothing(env, refuse)
  if (!env.OIDC_ISSUER) return
  const { protocol, hostname } = new URL(env.OIDC_ISSUER)
  if (protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
    refuse('OIDC_ISSUER', 'must begin with https://: whoever stands between could sign in as anybody')
  if (!env.OIDC_CLIENT_ID) refuse('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER')
  if (!env.OIDC_CLIENT_SECRET) refuse('OIDC_CLIENT_SECRET', 'is needed with OIDC_ISSUER')
  if (env.OIDC_APPROVE === 'on' && env.OIDC_DOMAINS.length === 0)
    refuse(
      'OIDC_DOMAINS',
      'is needed with OIDC_APPROVE=on: otherwise everybody with an account there is let in',
    )
})

export type Env = z.infer<typeof schema>

/** The names of all variables. docs/operations.md documents each of them. */
export const variables = Object.keys(schema.shape)

/** A wrong environment. The message has one line for each variable. */
export class BadEnvironment extends Error {}

/** Reads the environment, and warns about risky settings. Throws BadEnvironment with every variable that is wrong. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  if (source === process.env && cluster.isPrimary)
    for (const line of misspeltVariables(Object.keys(source), variables)) console.warn(line)
  // An empty variable counts as unset, as in most shell scripts. An empty secret was probably forgotten: the site would generate
  // one that other processes lack.
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== '' || name === 'APP_SECRET'),
  )
  const read = checked.safeParse(given)
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new BadEnvironment(`The environment is wrong.\n  ${lines.join('\n  ')}`)
}

/** Reads the addresses and networks of TRUST_PROXY, comma separated. Throws if one is malformed. */
export const compileProxyList = (text: string) =>
  proxyAddress.compile(text.split(',').map((one) => one.trim()))

/** Returns true for addresses, networks and the names that proxy-addr defines (`loopback`, `linklocal`, `uniquelocal`). */
function isProxyList(text: string): boolean {
  try {
    compileProxyList(text)
    // The library reads a bare number as an address, but people mean a number of proxies.
    return !text.split(',').some((one) => /^\d*$/.test(one.trim()))
  } catch {
    return false
  }
}
