import { Counter, type Family, Histogram } from './figures.ts'

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const WORK_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

export const REFUSALS = ['shed', 'budget', 'connections', 'late'] as const
export type Refusal = (typeof REFUSALS)[number]

/** Counters of this process since its start, as plain numbers. They cost nothing until they are read. */
export const counted = {
  requests: new Counter('http_requests_total', 'Answered requests, by route and class of status.', []),
  requestSeconds: new Histogram(
    'http_request_duration_seconds',
    'From the arrival of a request until its answer was sent. Without streams.',
    REQUEST_SECONDS,
  ),
  refused: new Counter(
    'http_requests_refused_total',
    'Refused: too much to do (shed), too many requests of one caller (budget), too many connections, too long a wait (late).',
    REFUSALS.map((reason) => ({ reason })),
  ),
  statementSeconds: new Histogram(
    'database_statement_duration_seconds',
    'Statements by their first word.',
    STATEMENT_SECONDS,
    ['select', 'insert', 'update', 'delete'].map((kind) => ({ kind })),
  ),
  slowStatements: new Counter('database_slow_statements_total', 'Statements of SLOW_STATEMENT_MS and more.'),
  failedStatements: new Counter('database_statement_errors_total', 'Statements that failed.'),
  retried: new Counter(
    'database_transactions_retried_total',
    'Transactions that ran again after a conflict with others.',
  ),
  verdicts: new Counter('judge_verdicts_total', 'Verdicts of this process, by language.', []),
  judgeSeconds: new Histogram('judge_duration_seconds', 'Judging one submission.', WORK_SECONDS),
  jobs: new Counter('jobs_total', 'Tries of mails and other jobs, by task and result.', []),
  jobSeconds: new Histogram('job_duration_seconds', 'One try of a mail or another job.', WORK_SECONDS),
  logLines: new Counter(
    'log_lines_total',
    'Lines of the log that tell of trouble, by level.',
    ['warn', 'error', 'fatal'].map((level) => ({ level })),
  ),
}

export const countedFamilies = (): Family[] => Object.values(counted).map((one) => one.family())

/** Whether this process receives the writes of others. Undefined if it does not listen. */
export const listening: { isOn: boolean | undefined } = { isOn: undefined }
