import { say } from 'words:organiser'
import { nameOf as placeName } from 'words:shell'
import { limits } from '@callofcode/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { allWaiting, waitingCounts } from '../../platform/api/read-again.ts'
import { upTo } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { useBackups } from './organiser-queries.ts'
import './desk-line.css'

/** Shows an organiser what waits on the desk, on the page where members begin. */
export function DeskLine() {
  const { data } = useQuery(waitingCounts)
  const { isTroubled } = useBackups()
  const all = data ? allWaiting(data.data) : 0
  return (
    <Link className="desk-line" to={paths.desk}>
      <Icon name="desk" />
      <b>{placeName('Desk')}</b>
      <span className="muted">
        {all === 0 ? say('nothingWaits') : say('waiting', { waiting: upTo(limits.waiting, all) })}
      </span>
      {isTroubled && (
        <span className="desk-trouble">
          <Icon name="warning" small />
          {say('backupNeedsYou')}
        </span>
      )}
    </Link>
  )
}
