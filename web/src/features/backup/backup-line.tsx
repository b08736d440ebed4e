import { say } from 'words:organiser'
import type { BackupStatus } from '@callofcode/contract/backup/backup'
import { Notice } from '../../platform/feedback/notice.tsx'
import { LocalDay, LocalTime } from '../../platform/time/shown-time.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import './backup.css'

/** Warns admins at the top of the page, because a broken disk would lose everything. */
export function BackupTrouble({ backups }: { backups: BackupStatus }) {
  const { place, last, failure, failures, trouble } = backups
  if (!place)
    return (
      <Notice tone="warning">
        <p>
          {say('backupMissing', {
            b: (inside) => <b>{inside}</b>,
            code: (inside) => <code>{inside}</code>,
          })}
        </p>
      </Notice>
    )
  return (
    <Notice tone="error">
      <p>
        <b>{headOf(backups)}</b>
        {failures > 1 && say('failuresInRow', { failures })}
        {trouble === 'failing' && failure ? `: ${failure.reason}` : '.'}
      </p>
      <p className="muted backup-facts">
        {last ? (
          <span>{say('lastOne', { time: () => <LocalTime iso={last.startedAt} /> })}</span>
        ) : (
          <span>{say('thereIsNoneYet')}</span>
        )}
        <NextTry backups={backups} />
        <span>{say('to', { place, code: (inside) => <code>{inside}</code> })}</span>
      </p>
    </Notice>
  )
}

function headOf({ trouble, last }: BackupStatus): string {
  if (trouble === 'failing') return say('theBackupFailed')
  return last ? say('backupOld') : say('noBackupSince')
}

function NextTry({ backups: { due, running } }: { backups: BackupStatus }) {
  if (running) return <span>{say('itIsBeingMade')}</span>
  return due ? <span>{say('nextTry', { time: () => <LocalTime iso={due} /> })}</span> : null
}

/** Shows admins below all else that backups work. */
export function BackupLine({ backups: { place, last, due, running } }: { backups: BackupStatus }) {
  return (
    <p className="small muted backup-line">
      {last ? (
        <span>
          <Icon name="check" small />
          <span>
            {say('lastBackup', {
              day: () => <LocalDay iso={last.startedAt} />,
              bytes: sizeWords(last.bytes),
            })}
          </span>
        </span>
      ) : (
        <span>
          <Icon name="clock" small />
          {say('noBackupYet')}
        </span>
      )}
      {running ? <span>{say('nextBackupRuns')}</span> : <Due due={due} />}
      <code>{place}</code>
    </p>
  )
}

const Due = ({ due }: { due: string | null }) =>
  due ? <span>{say('nextOne', { time: () => <LocalTime iso={due} /> })}</span> : null

const UNITS = ['kB', 'MB', 'GB'] as const

/** `4 kB`, `12.3 MB`. */
export function sizeWords(bytes: number): string {
  let [size, at] = [bytes / 1_000, 0]
  for (; size >= 999.5 && at < UNITS.length - 1; at++) size /= 1_000
  const digits = at > 0 && size < 100 ? 1 : 0
  return `${Math.max(size, 1).toFixed(digits)} ${UNITS[at]}`
}
