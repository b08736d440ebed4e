import { say } from 'words:operations'
import { type Operations, PARTS, type Part, type State } from '@callofcode/contract/operations/operations'
import { longDate } from '../../platform/time/shown-time.tsx'
import { sizeWords } from '../backup/public.ts'

export function partName(part: Part): string {
  if (part === 'processes') return say('processes')
  if (part === 'judge') return say('judge')
  if (part === 'answers') return say('answers')
  if (part === 'database') return say('database')
  if (part === 'disk') return say('disk')
  if (part === 'mails') return say('mails')
  if (part === 'backups') return say('backups')
  return part === 'jobs' ? say('jobs') : say('settings')
}

export function stateName(state: State): string {
  if (state === 'good') return say('good')
  return state === 'look' ? say('look') : say('bad')
}

/** Describes the state of a part in one sentence with its figures. */
export function sentenceOf(part: Part, data: Operations): string {
  if (part === 'processes') return processesSay(data)
  if (part === 'judge') return judgeSays(data)
  if (part === 'answers') return answersSay(data)
  if (part === 'database') return databaseSays(data)
  if (part === 'disk') return diskSays(data)
  if (part === 'mails') return mailsSay(data)
  if (part === 'backups') return backupsSay(data)
  return part === 'jobs' ? jobsSay(data) : settingsSay(data)
}

/** Returns the processes that respond now. */
export const aliveOf = ({ processes }: Operations) => processes?.filter(({ gone }) => !gone) ?? []

const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0)

function processesSay(data: Operations): string {
  const alive = aliveOf(data)
  if (!data.processes) return say('notRead')
  const hosts = new Set(alive.map(({ host }) => host)).size
  const version = [...new Set(alive.map((one) => one.version))].sort().join(', ')
  return say('processesSay', { count: alive.length, hosts, version })
}

function judgeSays(data: Operations): string {
  if (!data.queue) return say('notRead')
  const lanes = aliveOf(data).map(({ figures }) => figures.lanes)
  return say('judgeSays', {
    busy: sum(lanes.map(({ busy }) => busy)),
    lanes: sum(lanes.map(({ most }) => most)),
    waiting: data.queue.waiting,
  })
}

function answersSay(data: Operations): string {
  if (!data.processes) return say('notRead')
  const all = aliveOf(data).map(({ figures }) => figures.answers)
  const kept = sum(all.map((one) => one.kept))
  const asked = kept + sum(all.map(({ made }) => made))
  if (asked === 0) return say('nothingAsked')
  return say('answersSay', {
    entries: sum(all.map(({ entries }) => entries)),
    size: sizeWords(sum(all.map(({ bytes }) => bytes))),
    share: Math.floor((100 * kept) / asked),
  })
}

function databaseSays({ database }: Operations): string {
  if (!database) return say('notRead')
  const { version, bytes, connections: used, mostConnections: most } = database
  return say('databaseSays', { version, size: sizeWords(bytes), used, most })
}

const diskSays = ({ disk }: Operations) =>
  disk ? say('diskSays', { free: sizeWords(disk.free), total: sizeWords(disk.total) }) : say('notRead')

const mailsSay = ({ mails }: Operations) =>
  mails ? say('mailsSay', { waiting: mails.waiting, server: mails.server ? 'yes' : 'no' }) : say('notRead')

function backupsSay({ backups, findings }: Operations): string {
  const isFound = findings.some(({ part }) => part === 'backups')
  if (!backups) return isFound ? say('notRead') : say('backupOff')
  if (backups.last)
    return say('backupsSay', { day: longDate(backups.last.startedAt), size: sizeWords(backups.last.bytes) })
  return backups.running ? say('firstBackupRuns') : say('noBackupYet')
}

const jobsSay = ({ jobs }: Operations) =>
  jobs
    ? say('jobsSay', { failed: sum(jobs.failed.map(({ count }) => count)), on: jobs.webhooks.on })
    : say('notRead')

function settingsSay({ processes, database }: Operations): string {
  const own = processes?.find((one) => one.own)
  return say('settingsSay', {
    version: own?.version ?? '?',
    node: own?.figures.node ?? '?',
    postgres: database?.version ?? '?',
  })
}

/** Returns the state of the worst finding of a part. */
export function partState(part: Part, { findings }: Pick<Operations, 'findings'>): State {
  const states = findings.filter((finding) => finding.part === part).map(({ state }) => state)
  if (states.includes('bad')) return 'bad'
  return states.length > 0 ? 'look' : 'good'
}

const NEED: readonly State[] = ['bad', 'look', 'good']

/** Returns the parts with what needs somebody first. Settings that could be safer do not make a site unwell, so they stay last. */
export function partsByNeed(data: Pick<Operations, 'findings'>): Part[] {
  const need = (part: Part) => {
    const state = partState(part, data)
    return NEED.indexOf(part === 'settings' && state === 'look' ? 'good' : state)
  }
  return PARTS.toSorted((one, other) => need(one) - need(other))
}
