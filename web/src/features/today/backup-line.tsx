import type { BackupStatus } from '@callofcode/contract/site/audit'
import { Notice } from '../../platform/feedback/notice.tsx'
import { LocalDay, LocalTime } from '../../platform/time/shown-time.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { sizeWords } from './size-words.ts'

/** For admins, above all else on the page: nothing would be there after a broken disk. */
export function BackupTrouble({ backups }: { backups: BackupStatus }) {
  const { place, last, failure, failures, trouble } = backups
  if (!place)
    return (
      <Notice tone="warning">
        <p>
          <b>No backups are made.</b> Set <code>BACKUP_TO</code> to a folder or a bucket, or to{' '}
          <code>off</code> if something else backs up the database.
        </p>
      </Notice>
    )
  return (
    <Notice tone="error">
      <p>
        <b>{trouble === 'failing' ? 'The backup failed' : 'The last backup is old'}</b>
        {failures > 1 && `, ${counted(failures, 'time', 'times')} in a row`}
        {trouble === 'failing' && failure ? `: ${failure.reason}` : '.'}
      </p>
      <p className="muted backup-facts">
        {last ? (
          <span>
            Last one: <LocalTime iso={last.startedAt} />.
          </span>
        ) : (
          <span>There is none yet.</span>
        )}
        <NextTry backups={backups} />
        <span>
          To <code>{place}</code>
        </span>
      </p>
    </Notice>
  )
}

function NextTry({ backups: { due, running } }: { backups: BackupStatus }) {
  if (running) return <span>It is being made now.</span>
  return due ? (
    <span>
      Next try: <LocalTime iso={due} />.
    </span>
  ) : null
}

/** For admins, below all else: all is well. */
export function BackupLine({ backups: { place, last, due, running } }: { backups: BackupStatus }) {
  return (
    <p className="small muted backup-line">
      {last ? (
        <span>
          <Icon name="check" small />
          <span>
            Last backup <LocalDay iso={last.startedAt} />, {sizeWords(last.bytes)}
          </span>
        </span>
      ) : (
        <span>
          <Icon name="clock" small />
          No backup yet
        </span>
      )}
      {running ? <span>The next one is being made</span> : <Due due={due} />}
      <code>{place}</code>
    </p>
  )
}

const Due = ({ due }: { due: string | null }) =>
  due ? (
    <span>
      Next one <LocalTime iso={due} />
    </span>
  ) : null
