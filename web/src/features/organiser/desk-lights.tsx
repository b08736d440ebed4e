import { say } from 'words:organiser'
import type { Finding, FindingName } from '@callofcode/contract/operations/operations'
import type { ClubHome } from '@callofcode/contract/organiser/organiser'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { Icon } from '../../platform/ui/icon.tsx'

/** What a light says of a finding. */
const words: Readonly<Partial<Record<FindingName, (count: number) => string>>> = {
  unread: () => say('lightUnread'),
  noMailServer: () => say('lightNoServer'),
  mailServerUntried: () => say('lightServerUntried'),
  mailsFail: (count) => say('lightMailsFail', { count }),
  mailsStuck: () => say('lightMailsStuck'),
  mailsGivenUp: (count) => say('lightMailsGivenUp', { count }),
  noBackups: () => say('lightNoBackups'),
  noBackupYet: () => say('lightNoBackupYet'),
  backupOld: () => say('lightBackupOld'),
  backupFails: () => say('lightBackupFails'),
  backupDamaged: () => say('lightBackupDamaged'),
}

/** Says whether mails leave and backups are made. Each light leads to where it is mended. */
export function DeskLights({ lights: { mails, backups } }: { lights: NonNullable<ClubHome['lights']> }) {
  const isUnset = mails.some(({ name }) => name === 'noMailServer' || name === 'mailServerUntried')
  return (
    <ul className="desk-lights">
      <li>
        {isUnset ? (
          <Link to={paths.club} search={{ part: 'mail' }}>
            <Light name={say('mailLight')} findings={mails} />
          </Link>
        ) : (
          <Link to={paths.operations} hash="mails">
            <Light name={say('mailLight')} findings={mails} />
          </Link>
        )}
      </li>
      {backups && (
        <li>
          <Link to={paths.operations} hash="backups">
            <Light name={say('backupLight')} findings={backups} />
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The worst finding gives the light its colour and its words. */
function Light({ name, findings }: { name: string; findings: readonly Finding[] }) {
  const worst = findings.find(({ state }) => state === 'bad') ?? findings[0]
  const isBad = worst?.state === 'bad'
  return (
    <span className={worst ? (isBad ? 'light is-bad' : 'light is-look') : 'light'}>
      <Icon name={worst ? (isBad ? 'cross' : 'warning') : 'check'} small />
      <b>{name}</b> {worst ? (words[worst.name]?.(worst.count ?? 0) ?? say('lightUnread')) : say('lightFine')}
      {worst?.name === 'backupFails' && worst.said ? `: ${worst.said}` : ''}
    </span>
  )
}
