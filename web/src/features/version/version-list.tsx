import { say } from 'words:version'
import type { ItemHistory, Kind, VersionAction, VersionEntry } from '@callofcode/contract/version/version'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { fieldWords } from './compared-fields.ts'

export const actionWords: Readonly<Record<VersionAction, string>> = {
  get created() {
    return say('written')
  },
  get edited() {
    return say('edited')
  },
  get deleted() {
    return say('deleted')
  },
  get restored() {
    return say('restored')
  },
  get returned() {
    return say('broughtBack')
  },
}

const AT_FIRST = 20

/** Lists the versions, newest first. Each links to its changes. */
export function VersionList({ history, chosen }: { history: ItemHistory; chosen: number | undefined }) {
  const { kind, versions } = history
  const [all, setAll] = useState(false)
  const oldestAsked = versions.findIndex(({ number }) => number === chosen)
  const shown = all || oldestAsked >= AT_FIRST ? versions : versions.slice(0, AT_FIRST)
  return (
    <nav className="versions" aria-label={say('versions')}>
      <ol className="rows" reversed>
        {shown.map((entry, at) => (
          <VersionItem
            key={entry.number}
            {...{ kind, entry }}
            current={entry.number === chosen}
            present={at === 0}
            removed={history.removedAt !== null}
          />
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button onClick={() => setAll(true)}>{say('showAllVersions', { count: versions.length })}</Button>
      )}
    </nav>
  )
}

interface VersionItemProps {
  kind: Kind
  entry: VersionEntry
  current: boolean
  present: boolean
  removed: boolean
}

function VersionItem({ kind, entry, current, present, removed }: VersionItemProps) {
  const { number, action, by, at, fields } = entry
  return (
    <li className={classNames(current && 'is-current')}>
      <Link
        to="."
        search={{ version: present ? undefined : number }}
        resetScroll={false}
        activeOptions={{ exact: true }}
        {...(current && { 'aria-current': 'true' })}
      >
        <span className="version-top">
          <strong>{say('versionNumber', { number })}</strong>
          {present && <Badge variant="boxed">{removed ? say('last') : say('present')}</Badge>}
        </span>
        <span className="small muted">
          {actionWords[action]}
          {by && say('by', { by })}
          {fields.length > 0 && `: ${fieldWords(kind, fields)}`}
        </span>
        <span className="label plain">
          <LocalTime iso={at} />
        </span>
      </Link>
    </li>
  )
}
