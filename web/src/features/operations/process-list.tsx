import { say } from 'words:operations'
import type { SiteProcess } from '@callofcode/contract/operations/operations'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { sizeWords } from '../backup/public.ts'
import { FigureList } from './figure-list.tsx'

/** Lists every process that reported in the last day. */
export function ProcessList({ processes }: { processes: readonly SiteProcess[] }) {
  return (
    <ul className="op-processes">
      {processes.map((one) => (
        <li key={one._id}>
          <h3 className="op-process">
            <span>{say('processName', { host: one.host, pid: String(one.pid) })}</span>
            {one.gone && <Badge tone="pending">{say('isGone')}</Badge>}
            {one.own && <Badge>{say('thisOne')}</Badge>}
          </h3>
          <ProcessFigures one={one} />
        </li>
      ))}
    </ul>
  )
}

function ProcessFigures({ one: { version, startedAt, seenAt, clock, figures } }: { one: SiteProcess }) {
  const { node, memory, heap, busy, late, connections, streams, database, lanes, answers } = figures
  const { entries, bytes, kept, made } = answers
  return (
    <FigureList
      rows={[
        [say('versionLabel'), say('versionWords', { version, node })],
        [say('startedLabel'), <LocalTime key="started" iso={startedAt} />],
        [say('seenLabel'), <LocalTime key="seen" iso={seenAt} />],
        [say('memoryLabel'), say('memoryWords', { size: sizeWords(memory), share: Math.round(heap * 100) })],
        [say('busyLabel'), say('busyWords', { share: Math.round(busy * 100), late })],
        [say('openLabel'), say('openWords', { connections, streams })],
        [say('poolLabel'), say('poolWords', database)],
        [say('lanesLabel'), say('lanesWords', lanes)],
        [say('answersLabel'), say('answersWords', { entries, size: sizeWords(bytes), kept, made })],
        [say('clockLabel'), say('clockWords', { seconds: tenths(clock) })],
      ]}
    />
  )
}

/** Avoids -0. */
const tenths = (seconds: number) => Math.round(seconds * 10) / 10 || 0
