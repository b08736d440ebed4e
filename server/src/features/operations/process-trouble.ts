import type { SiteProcess } from '@callofcode/contract/operations/operations'
import { from, type Looked } from './read-facts.ts'

/** Seconds for which a vanished process is reported. It stays in the list for a day. */
const NEWS = 3_600
/** The wall that keeps a member's program from the network. */
const NETWORK = 'no network'

/** Adds the findings about the processes and about the judge, whose lanes run in them. */
export function processTrouble(looked: Looked) {
  const { processes } = looked.facts
  if (processes) {
    const alive = processes.filter(({ gone }) => !gone)
    ofProcesses(looked, processes, alive)
    ofLanes(looked, alive)
  }
  ofQueue(looked)
}

function ofProcesses(
  { tell, age }: Looked,
  processes: readonly SiteProcess[],
  alive: readonly SiteProcess[],
) {
  const lost = processes.filter(({ gone, seenAt }) => gone && age(seenAt) < NEWS)
  const [latest = null] = lost
    .map(({ seenAt }) => seenAt)
    .sort()
    .reverse()
  tell('processes', 'processGone', lost.length > 0 && 'look', { since: latest, count: lost.length })

  const versions = [...new Set(alive.map(({ version }) => version))].sort()
  tell('processes', 'versionsDiffer', versions.length > 1 && 'look', { said: versions.join(', ') })

  const clock = Math.max(0, ...alive.map((one) => Math.abs(one.clock)))
  tell('processes', 'clockOff', from(clock, { look: 5, bad: 60 }), { count: Math.round(clock) })

  const most = (figure: 'busy' | 'heap') =>
    Math.round(100 * Math.max(0, ...alive.map(({ figures }) => figures[figure])))
  tell('processes', 'loopBusy', from(most('busy'), { look: 90 }), { count: most('busy') })
  tell('processes', 'heapFull', from(most('heap'), { look: 85 }), { count: most('heap') })
}

function ofLanes({ tell }: Looked, alive: readonly SiteProcess[]) {
  const judging = alive.filter(({ figures }) => figures.lanes.most > 0)
  tell('judge', 'noLanes', judging.length === 0 && 'bad')
  const is = (state: string) => judging.some(({ figures }) => figures.judge === state)
  tell('judge', 'judgeFailed', is('failed') && 'bad')
  tell('judge', 'judgePreparing', is('preparing') && 'look')
  const walls = judging.map(({ figures }) => figures.walls).filter(({ length }) => length > 0)
  tell('judge', 'wallsFew', walls.some((around) => !around.includes(NETWORK)) && 'look')
}

function ofQueue({ facts: { queue }, tell, age }: Looked) {
  if (!queue) return
  const { oldest, waiting, internalErrors } = queue
  tell('judge', 'queueLong', from(age(oldest), { look: 60, bad: 600 }), { since: oldest, count: waiting })
  tell('judge', 'internalErrors', internalErrors > 0 && 'look', { count: internalErrors })
}
