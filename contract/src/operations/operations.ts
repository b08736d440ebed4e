import { z } from 'zod'
import { backupStatus } from '../audit/audit.ts'
import { endpoint } from '../endpoint.ts'

/** What is looked at, in the order in which it is shown. */
export const PARTS = [
  'processes',
  'judge',
  'answers',
  'database',
  'disk',
  'mails',
  'backups',
  'jobs',
  'settings',
] as const
export type Part = (typeof PARTS)[number]

export const STATES = ['good', 'look', 'bad'] as const
export type State = (typeof STATES)[number]

/** What is done from time to time, once for the whole site, in the order in which it is shown. */
export const JOB_NAMES = [
  'event-reminders',
  'waiting-mails',
  'review-topics',
  'handle-figures',
  'solution-shapes',
  'deletions',
  'expired-rows',
  'unused-pictures',
] as const
export type JobName = (typeof JOB_NAMES)[number]

/** What can be wrong. The page says in words what each means, and what to do. */
export const FINDINGS = [
  'unread',
  'processGone',
  'versionsDiffer',
  'clockOff',
  'loopBusy',
  'heapFull',
  'noLanes',
  'judgePreparing',
  'judgeFailed',
  'queueLong',
  'internalErrors',
  'wallsFew',
  'connectionsFew',
  'transactionOld',
  'notDurable',
  'replicaLate',
  'replicaMissing',
  'migrationsDiffer',
  'vacuumLate',
  'diskLow',
  'mailsFail',
  'mailsGivenUp',
  'mailsStuck',
  'noMailServer',
  'backupFails',
  'backupOld',
  'backupDamaged',
  'noBackupYet',
  'noBackups',
  'jobsFailed',
  'webhooksFail',
  'webhooksOff',
  'handlesPaused',
  'limitsOff',
  'notHttps',
  'proxyUnknown',
  'secretOfOne',
  'demo',
] as const
export type FindingName = (typeof FINDINGS)[number]

/** Something that is not as it should be. */
export const finding = z.object({
  part: z.enum(PARTS),
  name: z.enum(FINDINGS),
  state: z.enum(['look', 'bad']),
  /** Null where it has no beginning that is known. */
  since: z.string().nullable(),
  /** What it counts: seconds, percent, mails, bytes. */
  count: z.number().nullable(),
  /** The reason as a program gave it, or names. No address and no name of a person. */
  said: z.string().nullable(),
})
export type Finding = z.infer<typeof finding>

/** What a process says of itself. Shares are from 0 to 1. */
export const processFigures = z.object({
  node: z.string(),
  /** Bytes. */
  memory: z.number(),
  /** Of what the heap may be. */
  heap: z.number(),
  /** How much of the time since it last said so its event loop was busy, and how many milliseconds late it was at worst. */
  busy: z.number(),
  late: z.number(),
  connections: z.number(),
  streams: z.number(),
  database: z.object({ open: z.number(), busy: z.number(), awaited: z.number(), most: z.number() }),
  lanes: z.object({ most: z.number(), busy: z.number() }),
  judge: z.enum(['ready', 'preparing', 'failed']),
  /** Around the programs of members; empty until the first one was judged. */
  walls: z.array(z.string()),
  java: z.string().nullable(),
  /** Since its start: how often an answer was there, and how often it was made. */
  answers: z.object({ entries: z.number(), bytes: z.number(), kept: z.number(), made: z.number() }),
})
export type ProcessFigures = z.infer<typeof processFigures>

export const siteProcess = z.object({
  _id: z.string(),
  host: z.string(),
  pid: z.number(),
  version: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** Not seen for a minute: it was killed, or its machine or network is gone. */
  gone: z.boolean(),
  /** This one has answered. */
  own: z.boolean(),
  /** Seconds by which its clock is ahead of the database's. */
  clock: z.number(),
  figures: processFigures,
})
export type SiteProcess = z.infer<typeof siteProcess>

const queue = z.object({
  waiting: z.number(),
  /** When the oldest one that waits was handed in. */
  oldest: z.string().nullable(),
  /** Handed in, in the last ten minutes. */
  lately: z.number(),
  /** In the last day. */
  internalErrors: z.number(),
})

const table = z.object({
  name: z.string(),
  bytes: z.number(),
  /** About, as PostgreSQL last counted. */
  rows: z.number(),
  dead: z.number(),
  vacuumedAt: z.string().nullable(),
})

const database = z.object({
  version: z.string(),
  bytes: z.number(),
  connections: z.number(),
  mostConnections: z.number(),
  /** When the oldest transaction that is open began. */
  oldestTransaction: z.string().nullable(),
  /** Settings that are off and let a crash lose something. */
  notDurable: z.array(z.string()),
  /** True for a server that only follows another one. */
  follows: z.boolean(),
  /** `behind` is in seconds, 0 for who has all that is written, and null where this user may not see it. */
  replicas: z.array(z.object({ state: z.string(), behind: z.number().nullable() })),
  /** Servers that should follow, by the addresses that are set or by a place kept for them, and do not. */
  missing: z.number(),
  migrations: z.object({ applied: z.number(), known: z.number() }),
  tables: z.array(table),
})

const disk = z.object({
  free: z.number(),
  total: z.number(),
  /** Of the backups in this folder; null where they go elsewhere. */
  backups: z.number().nullable(),
})

const mails = z.object({
  waiting: z.number(),
  failing: z.number(),
  givenUp: z.number(),
  oldest: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Whether there is a mail server; else mails are kept as files. */
  server: z.boolean(),
})

const jobTurn = z.object({
  name: z.enum(JOB_NAMES),
  begunAt: z.string(),
  /** Whether a process has it in hand now; else it has ended. */
  runs: z.boolean(),
  /** Why the last turn that ended has failed. */
  failure: z.string().nullable(),
})
export type JobTurn = z.infer<typeof jobTurn>

const jobs = z.object({
  /** The last turn of each job. A process of the release before does not tell of them. */
  turns: z.array(jobTurn).optional(),
  failed: z.array(z.object({ kind: z.string(), count: z.number() })),
  webhooks: z.object({
    on: z.number(),
    failing: z.number(),
    off: z.number(),
    failingSince: z.string().nullable(),
  }),
  paused: z.array(z.object({ site: z.string(), until: z.string() })),
})

const settings = z.object({
  https: z.boolean(),
  limits: z.boolean(),
  trustsProxy: z.boolean(),
  /** Whether APP_SECRET is set; else the secret is a file of the data folder. */
  secret: z.boolean(),
  secondFactor: z.enum(['off', 'admins']),
  demo: z.boolean(),
})

/** What could not be read is null; a finding says so. */
export const operations = z.object({
  readAt: z.string(),
  state: z.enum(STATES),
  findings: z.array(finding),
  processes: z.array(siteProcess).nullable(),
  queue: queue.nullable(),
  database: database.nullable(),
  disk: disk.nullable(),
  mails: mails.nullable(),
  /** Null also where they are switched off. */
  backups: backupStatus.nullable(),
  jobs: jobs.nullable(),
  settings,
})
export type Operations = z.infer<typeof operations>
export type Facts = Omit<Operations, 'state' | 'findings'>

export const getOperations = endpoint({
  method: 'GET',
  path: '/operations',
  scope: 'admin:read',
  summary:
    'How the site runs: processes, judge, database, disk, mails, backups, jobs and settings, with what needs a look',
  callers: 'admin',
  answer: z.object({ data: operations }),
})
