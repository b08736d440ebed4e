import { say } from 'words:operations'
import type { Finding, FindingName } from '@callofcode/contract/operations/operations'
import { sizeWords } from '../backup/public.ts'
import { RUNBOOK } from './runbook-pages.ts'

export interface FindingWords {
  readonly means: string
  readonly todo: string
  /** Commands for a shell or the database that solve the problem. */
  readonly commands?: readonly string[]
  /** The heading in docs/runbook.md with more details. */
  readonly runbook: string
}

interface Given {
  readonly count: number
  readonly said: string
}

/** Explains a finding and what to do about it, in the reader's language. */
export const wordsOf = ({ name, count, said }: Finding): FindingWords => ({
  ...WORDS[name]({ count: count ?? 0, said: said ?? '' }),
  runbook: RUNBOOK[name],
})

const AGAIN = ['npm run mail -- again']
const BEHIND_PROXY = ['PUBLIC_URL=https://club.example.edu TRUST_PROXY=127.0.0.1 npm start']
const BACKUP = ['npm run backup -- /path/of/now.backup']

const WORDS: Readonly<Record<FindingName, (given: Given) => Omit<FindingWords, 'runbook'>>> = {
  unread: () => ({ means: say('unread'), todo: say('unreadDo') }),

  processGone: ({ count }) => ({ means: say('processGone', { count }), todo: say('processGoneDo') }),
  versionsDiffer: ({ said }) => ({ means: say('versionsDiffer', { said }), todo: say('versionsDifferDo') }),
  clockOff: ({ count }) => ({
    means: say('clockOff', { count }),
    todo: say('clockOffDo'),
    commands: ['timedatectl status'],
  }),
  loopBusy: ({ count }) => ({ means: say('loopBusy', { count }), todo: say('loopBusyDo') }),
  heapFull: ({ count }) => ({ means: say('heapFull', { count }), todo: say('heapFullDo') }),

  noLanes: () => ({ means: say('noLanes'), todo: say('noLanesDo') }),
  judgePreparing: () => ({ means: say('judgePreparing'), todo: say('judgePreparingDo') }),
  judgeFailed: () => ({
    means: say('judgeFailed'),
    todo: say('judgeFailedDo'),
    commands: ['npm run judge:assets'],
  }),
  queueLong: ({ count }) => ({ means: say('queueLong', { count }), todo: say('queueLongDo') }),
  internalErrors: ({ count }) => ({
    means: say('internalErrors', { count }),
    todo: say('internalErrorsDo'),
  }),
  wallsFew: () => ({
    means: say('wallsFew'),
    todo: say('wallsFewDo'),
    commands: ['apt install bubblewrap'],
  }),

  connectionsFew: ({ count }) => ({
    means: say('connectionsFew', { count }),
    todo: say('connectionsFewDo'),
  }),
  transactionOld: () => ({
    means: say('transactionOld'),
    todo: say('transactionOldDo'),
    commands: [
      'select pid, application_name, state, xact_start, query from pg_stat_activity order by xact_start limit 3;',
    ],
  }),
  notDurable: ({ said }) => ({ means: say('notDurable', { said }), todo: say('notDurableDo') }),
  replicaLate: ({ count }) => ({ means: say('replicaLate', { count }), todo: say('replicaLateDo') }),
  replicaMissing: ({ count }) => ({
    means: say('replicaMissing', { count }),
    todo: say('replicaMissingDo'),
  }),
  migrationsDiffer: () => ({ means: say('migrationsDiffer'), todo: say('migrationsDifferDo') }),
  vacuumLate: ({ count, said }) => ({
    means: say('vacuumLate', { count, said }),
    todo: say('vacuumLateDo'),
    commands: [`vacuum (analyze) ${said};`],
  }),

  diskLow: ({ count }) => ({
    means: say('diskLow', { size: sizeWords(count) }),
    todo: say('diskLowDo'),
    commands: ['df -h "$DATA_DIR"', 'du -sh "$DATA_DIR"/* | sort -h'],
  }),

  mailsFail: ({ count, said }) => ({
    means: say('mailsFail', { count, said }),
    todo: say('mailsFailDo'),
    commands: AGAIN,
  }),
  mailsGivenUp: ({ count }) => ({
    means: say('mailsGivenUp', { count }),
    todo: say('mailsGivenUpDo'),
    commands: AGAIN,
  }),
  mailsStuck: () => ({ means: say('mailsStuck'), todo: say('mailsStuckDo') }),
  noMailServer: () => ({ means: say('noMailServer'), todo: say('noMailServerDo') }),
  mailServerUntried: () => ({ means: say('mailServerUntried'), todo: say('mailServerUntriedDo') }),

  backupFails: ({ count, said }) => ({
    means: say('backupFails', { count, said }),
    todo: say('backupFailsDo'),
    commands: BACKUP,
  }),
  backupOld: () => ({ means: say('backupOld'), todo: say('backupOldDo'), commands: BACKUP }),
  backupDamaged: ({ said }) => ({
    means: say('backupDamaged', { said }),
    todo: say('backupDamagedDo'),
    commands: BACKUP,
  }),
  noBackupYet: () => ({ means: say('noBackupYet'), todo: say('noBackupYetDo'), commands: BACKUP }),
  noBackups: () => ({ means: say('noBackups'), todo: say('noBackupsDo') }),

  jobsFailed: ({ count, said }) => ({
    means: say('jobsFailed', { count, said }),
    todo: say('jobsFailedDo'),
  }),
  webhooksFail: ({ count }) => ({ means: say('webhooksFail', { count }), todo: say('webhooksFailDo') }),
  webhooksOff: ({ count }) => ({ means: say('webhooksOff', { count }), todo: say('webhooksOffDo') }),
  handlesPaused: ({ said }) => ({ means: say('handlesPaused', { said }), todo: say('handlesPausedDo') }),

  limitsOff: () => ({ means: say('limitsOff'), todo: say('limitsOffDo') }),
  notHttps: () => ({ means: say('notHttps'), todo: say('notHttpsDo'), commands: BEHIND_PROXY }),
  proxyUnknown: () => ({
    means: say('proxyUnknown'),
    todo: say('proxyUnknownDo'),
    commands: BEHIND_PROXY,
  }),
  secretOfOne: ({ count }) => ({ means: say('secretOfOne', { count }), todo: say('secretOfOneDo') }),
  demo: () => ({ means: say('demo'), todo: say('demoDo') }),
}
