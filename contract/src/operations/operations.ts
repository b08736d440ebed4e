import { z } from 'zod'
import { backupStatus } from '../backup/backup.ts'
import { endpoint } from '../endpoint.ts'

/** The parts of a site. What is looked at every week comes first, and what nobody acts on comes last. */
export const PARTS = [
  'backups',
  'mails',
  'jobs',
  'disk',
  'judge',
  'database',
  'processes',
  'answers',
  'settings',
] as const
export type Part = (typeof PARTS)[number]

export const STATES = ['good', 'look', 'bad'] as const
export type State = (typeof STATES)[number]

/** Jobs that run periodically, once for the whole site, in the order of the page. */
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

/** The possible problems. The page explains each of them and the remedy. */
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
  'mailServerUntried',
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

export const finding = z.object({
  part: z.enum(PARTS),
  name: z.enum(FINDINGS),
  state: z.enum(['look', 'bad']),
  /** Null if its beginning is unknown. */
  since: z.string().nullable(),
  /** The count in the unit of the problem: seconds, percent, mails or bytes. */
  count: z.number().nullable(),
  /** The reason as a program gave it, or names. It contains no address and no name of a person. */
  said: z.string().nullable(),
})
export type Finding = z.infer<typeof finding>

/** Figures that a process reports about itself. Shares are from 0 to 1. */
export const processFigures = z.object({
  node: z.string(),
  /** Bytes. */
  memory: z.number(),
  /** The used share of the heap limit. */
  heap: z.number(),
  /** The share of time since the last report in which its event loop was busy, and its longest delay in milliseconds. */
  busy: z.number(),
  late: z.number(),
  connections: z.number(),
  streams: z.number(),
  database: z.object({ open: z.number(), busy: z.number(), awaited: z.number(), most: z.number() }),
  lanes: z.object({ most: z.number(), busy: z.number() }),
  judge: z.enum(['ready', 'preparing', 'failed']),
  /** The sandboxes around members' programs. Empty until the first program is judged. */
  walls: z.array(z.string()),
  java: z.string().nullable(),
  /** The response cache since its start: how often a cached response was used, and how often one was made. */
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
  /** Not seen for a minute. The process was killed, or its machine or network is gone. */
  gone: z.boolean(),
  /** Whether this process sent the response. */
  own: z.boolean(),
  /** Seconds by which its clock is ahead of the database's. */
  clock: z.number(),
  figures: processFigures,
})
export type SiteProcess = z.infer<typeof siteProcess>

const queue = z.object({
  waiting: z.number(),
  /** The submission time of the oldest waiting submission. */
  oldest: z.string().nullable(),
  /** Submissions in the last ten minutes. */
  lately: z.number(),
  /** Internal errors in the last day. */
  internalErrors: z.number(),
})

const table = z.object({
  name: z.string(),
  bytes: z.number(),
  /** An estimate from PostgreSQL's last count. */
  rows: z.number(),
  dead: z.number(),
  vacuumedAt: z.string().nullable(),
})

const database = z.object({
  version: z.string(),
  bytes: z.number(),
  connections: z.number(),
  mostConnections: z.number(),
  /** The start of the oldest open transaction. */
  oldestTransaction: z.string().nullable(),
  /** Settings that are off, so that a crash may lose data. */
  notDurable: z.array(z.string()),
  /** Whether the server is only a replica of another one. */
  follows: z.boolean(),
  /** `behind` is in seconds. It is 0 for a replica that has everything, and null if this user may not read it. */
  replicas: z.array(z.object({ state: z.string(), behind: z.number().nullable() })),
  /** The number of missing replicas, which configured addresses or replication slots expect. */
  missing: z.number(),
  migrations: z.object({ applied: z.number(), known: z.number() }),
  tables: z.array(table),
})

const disk = z.object({
  free: z.number(),
  total: z.number(),
  /** Bytes of the backups in this folder, or null if backups go elsewhere. */
  backups: z.number().nullable(),
})

const mails = z.object({
  waiting: z.number(),
  failing: z.number(),
  givenUp: z.number(),
  oldest: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Without a server mails are stored as files. An untried one was entered on a page and has taken no test mail yet. */
  server: z.boolean(),
  untried: z.boolean(),
})

const jobTurn = z.object({
  name: z.enum(JOB_NAMES),
  begunAt: z.string(),
  /** Whether a process is running the job now. Otherwise it has ended. */
  runs: z.boolean(),
  /** Why the last finished run failed. */
  failure: z.string().nullable(),
})
export type JobTurn = z.infer<typeof jobTurn>

const jobs = z.object({
  /** The last run of each job. A process of the previous release does not send it. */
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
  /** PUBLIC_URL, the address that people use. Null if it is not set. */
  address: z.string().nullable(),
  https: z.boolean(),
  limits: z.boolean(),
  trustsProxy: z.boolean(),
  /** Whether APP_SECRET is set. Otherwise the secret is a file in the data folder. */
  secret: z.boolean(),
  secondFactor: z.enum(['off', 'admins']),
  demo: z.boolean(),
})

/** The state of the site. A part that could not be read is null, and a finding reports it. */
export const operations = z.object({
  readAt: z.string(),
  state: z.enum(STATES),
  findings: z.array(finding),
  processes: z.array(siteProcess).nullable(),
  queue: queue.nullable(),
  database: database.nullable(),
  disk: disk.nullable(),
  mails: mails.nullable(),
  /** Also null if backups are switched off. */
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
