import { setTimeout as sleep } from 'node:timers/promises'
import type { Children } from './children.ts'
import { type Cluster, until } from './cluster.ts'
import { isSuccess, type Load } from './load.ts'
import type { OwnWrites } from './own-writes.ts'
import { appNames, type NodeName, pidsOn, setCable, signalMachine, signalProcess } from './world.ts'

/**
 * The failures of the leader:
 * - `postgres`: the first process of its PostgreSQL is killed.
 * - `node`: Patroni and PostgreSQL are killed at once, as by a power cut.
 * - `frozen`: all processes stop, and later continue as if nothing had happened.
 * - `cut off`: its cable is pulled, and plugged in again.
 * - `handed over`: no process dies: `patronictl switchover`.
 * - `no etcd`: etcd is killed, and returns later than a leader may be silent.
 */
export const STRIKES = ['postgres', 'node', 'frozen', 'cut off', 'handed over', 'no etcd'] as const
export type Strike = (typeof STRIKES)[number]

/** The leader is lost ten times, and two other events follow. */
export const PLAN: readonly Strike[] = [
  ...(['node', 'postgres', 'frozen', 'postgres', 'cut off', 'node'] as const),
  ...(['handed over', 'postgres', 'node', 'no etcd', 'postgres', 'postgres'] as const),
]
export const losesLeader = (strike: Strike) => strike !== 'handed over' && strike !== 'no etcd'

export interface Struck {
  readonly strike: Strike
  readonly leader: string
  readonly next: string
  /** The longest time in seconds without an acknowledged write, in total and for each process. */
  readonly silent: number
  readonly silentOf: Record<string, number>
  /** The number of 503 responses, and the time between the first and the last of them. */
  readonly refused: number
  readonly refusedFor: number
  /** For each process, the number of acknowledged values that were read back from it meanwhile. */
  readonly ownReads: readonly number[]
  /** Seconds after which the struck node followed the new leader again. */
  readonly whole: number
}

interface Given {
  readonly cluster: Cluster
  readonly children: Children
  readonly load: Load
  readonly own: readonly OwnWrites[]
  /**
   * Prepares a process that is cut off together with a leader. The returned function is called when the cable is plugged in again
   * and all nodes follow.
   */
  readonly beside: (leader: NodeName) => Promise<() => Promise<void>>
}

/** Milliseconds that etcd is away: longer than a leader may be silent. */
const WITHOUT_ETCD = 15_000
/** The number of writes that each process acknowledges before the next strike, so that the load has recovered. */
const ENOUGH = 10

export async function strikeOnce(strike: Strike, given: Given): Promise<Struck> {
  const { cluster, children, load, own } = given
  const leader = await until('a whole cluster', () => cluster.whole())
  const leave = strike === 'cut off' ? await given.beside(leader) : undefined
  await bothWrite(load)
  const postmaster = cluster.postmaster(leader)
  const began = performance.now()
  const undo = await strikes[strike](leader, { cluster, children })
  const next = await until('another leader', async () => {
    const now = await cluster.leader()
    if (strike === 'no etcd') return now
    // When no other node is fit to lead, Patroni restarts the killed one.
    const isNew = now !== leader || (strike === 'postgres' && cluster.postmaster(leader) !== postmaster)
    return isNew && now
  })
  await bothWrite(load)
  await undo?.()
  await until('a whole cluster', () => cluster.whole())
  await leave?.()
  const whole = seconds(performance.now() - began)
  await bothWrite(load)
  const ownReads = own.map(({ readAt }) => readAt.filter((at) => at >= began).length)
  return { strike, leader, next, whole, ownReads, ...measured(load, began) }
}

/** Resolves when each process has acknowledged enough writes without a failure, counted from now. */
async function bothWrite(load: Load) {
  const now = performance.now()
  await until('writes that both processes acknowledge', () => {
    const failed = load.heard.findLast((one) => !isSuccess(one) && one.status !== 409)?.ended ?? 0
    return appNames.every((name) => load.acknowledged(Math.max(now, failed), name) >= ENOUGH)
  })
}

type Act = (
  leader: NodeName,
  given: Pick<Given, 'cluster' | 'children'>,
) => Promise<(() => Promise<unknown> | unknown) | undefined>

const strikes: Record<Strike, Act> = {
  async postgres(leader, { cluster }) {
    process.kill(Number(cluster.postmaster(leader)), 'SIGKILL')
    // Patroni starts the node again, behind the new leader.
    return undefined
  },
  async node(leader, { cluster, children }) {
    const ended = children.forget(leader)?.ended
    signalMachine(leader, 'SIGKILL')
    await ended
    // Starts the node as systemd would.
    return () => cluster.startNode(leader)
  },
  async frozen(leader) {
    signalMachine(leader, 'SIGSTOP')
    return () => signalMachine(leader, 'SIGCONT')
  },
  async 'cut off'(leader) {
    setCable(leader, false)
    return () => setCable(leader, true)
  },
  async 'handed over'(_, { cluster }) {
    cluster.switchOver()
    return undefined
  },
  async 'no etcd'(_, { cluster, children }) {
    children.forget('etcd')
    for (const pid of pidsOn('etcd')) signalProcess(pid, 'SIGKILL')
    await sleep(WITHOUT_ETCD)
    cluster.startEtcd()
    return undefined
  },
}

function measured({ heard }: Load, began: number) {
  const since = heard.filter(({ ended }) => ended >= began)
  const refusals = since.filter(({ status }) => status === 503).map(({ ended }) => ended)
  const writes = since.filter((one) => one.isWrite && isSuccess(one))
  const silent = (ends: number[]) => {
    let [last, longest] = [began, 0]
    for (const end of ends) [longest, last] = [Math.max(longest, end - last), end]
    return seconds(longest)
  }
  const of = (name: string) => silent(writes.filter(({ by }) => by === name).map(({ ended }) => ended))
  return {
    silent: silent(writes.map(({ ended }) => ended)),
    silentOf: Object.fromEntries(appNames.map((name) => [name, of(name)])),
    refused: refusals.length,
    refusedFor: refusals.length > 0 ? seconds((refusals.at(-1) ?? 0) - (refusals[0] ?? 0)) : 0,
  }
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10
