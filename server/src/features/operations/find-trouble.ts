import {
  type Facts,
  type Finding,
  PARTS,
  type Part,
  type State,
} from '@callofcode/contract/operations/operations'
import { databaseTrouble } from './database-trouble.ts'
import { processTrouble } from './process-trouble.ts'
import { from, type Looked, type Tell, type Unread } from './read-facts.ts'

/** Values from a proxy's header although no proxy is trusted. */
interface Around {
  readonly unread: readonly Unread[]
  readonly isBehindProxy: boolean
}

const PARTS_OF: Readonly<Record<Unread, Part>> = {
  processes: 'processes',
  queue: 'judge',
  database: 'database',
  disk: 'disk',
  mails: 'mails',
  backups: 'backups',
  jobs: 'jobs',
}

/** Lists, by part of the site, the figures that an operator should act on. */
export function findTrouble(facts: Facts, { unread, isBehindProxy }: Around): Finding[] {
  const found: Finding[] = []
  const tell: Tell = (part, name, state, { since = null, count = null, said = null } = {}) => {
    if (state) found.push({ part, name, state, since, count, said })
  }
  const now = Date.parse(facts.readAt)
  const looked = { facts, tell, age: (iso: string | null) => (iso ? (now - Date.parse(iso)) / 1_000 : 0) }
  for (const one of unread) tell(PARTS_OF[one], 'unread', 'look')
  processTrouble(looked)
  databaseTrouble(looked)
  diskTrouble(looked)
  mailTrouble(looked)
  backupTrouble(looked)
  jobTrouble(looked)
  settingTrouble(looked, isBehindProxy)
  return found.sort((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part))
}

/** Returns the worst state. Settings are advice and leave the state good, unless a setting is bad. */
export function stateOf(findings: readonly Finding[]): State {
  if (findings.some(({ state }) => state === 'bad')) return 'bad'
  return findings.some(({ part }) => part !== 'settings') ? 'look' : 'good'
}

const GIGABYTE = 1_000_000_000

function diskTrouble({ facts: { disk }, tell }: Looked) {
  if (!disk) return
  const { free, total } = disk
  const below = (bytes: number, share: number) => free < Math.min(bytes, total * share)
  const state = below(GIGABYTE, 0.05) ? 'bad' : below(5 * GIGABYTE, 0.15) && 'look'
  tell('disk', 'diskLow', state, { count: free })
}

function mailTrouble({ facts: { mails }, tell, age }: Looked) {
  if (!mails) return
  const { failing, givenUp, oldest, lastError, server, untried } = mails
  tell('mails', 'mailsFail', failing > 0 && 'bad', { since: oldest, count: failing, said: lastError })
  tell('mails', 'mailsStuck', failing === 0 && from(age(oldest), { bad: 600 }), { since: oldest })
  tell('mails', 'mailsGivenUp', givenUp > 0 && 'look', { count: givenUp, said: lastError })
  tell('mails', 'noMailServer', !server && 'look')
  tell('mails', 'mailServerUntried', untried && 'look')
}

function backupTrouble({ facts: { backups }, tell }: Looked) {
  if (!backups) return
  const { place, trouble, failure, failures, last, checked } = backups
  tell('backups', 'noBackups', place === null && 'look')
  tell('backups', 'backupFails', trouble === 'failing' && 'bad', {
    since: failure?.at ?? null,
    count: failures,
    said: failure?.reason ?? null,
  })
  const isDamaged = Boolean(checked?.failure) && 'bad'
  tell('backups', 'backupDamaged', isDamaged, { since: checked?.at ?? null, said: checked?.failure ?? null })
  const isOld = trouble === 'old' && 'bad'
  tell('backups', 'backupOld', last !== null && isOld, { since: last?.startedAt ?? null })
  // A site without a backup is not well, even before the first one is due and while it runs.
  tell('backups', 'noBackupYet', last === null && place !== null && (isOld || 'look'))
}

function jobTrouble({ facts: { jobs }, tell }: Looked) {
  if (!jobs) return
  const { failed, webhooks, paused } = jobs
  const count = failed.reduce((sum, kind) => sum + kind.count, 0)
  tell('jobs', 'jobsFailed', count > 0 && 'look', { count, said: failed.map(({ kind }) => kind).join(', ') })
  tell('jobs', 'webhooksFail', webhooks.failing > 0 && 'look', {
    since: webhooks.failingSince,
    count: webhooks.failing,
  })
  tell('jobs', 'webhooksOff', webhooks.off > 0 && 'look', { count: webhooks.off })
  tell('jobs', 'handlesPaused', paused.length > 0 && 'look', {
    count: paused.length,
    said: paused.map(({ site }) => site).join(', '),
  })
}

function settingTrouble({ facts: { settings, processes }, tell }: Looked, isBehindProxy: boolean) {
  const { https, limits, trustsProxy, secret, demo } = settings
  const hosts = new Set(processes?.filter(({ gone }) => !gone).map(({ host }) => host))
  tell('settings', 'limitsOff', !limits && 'bad')
  tell('settings', 'proxyUnknown', isBehindProxy && !trustsProxy && 'look')
  tell('settings', 'secretOfOne', hosts.size > 1 && !secret && 'look', { count: hosts.size })
  tell('settings', 'notHttps', !https && 'look')
  tell('settings', 'demo', demo && 'look')
}
