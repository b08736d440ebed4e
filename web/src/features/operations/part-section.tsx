import { say } from 'words:operations'
import type { Finding, Operations, Part, State } from '@callofcode/contract/operations/operations'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { BackupTrouble } from '../backup/public.ts'
import { TestMail } from '../club/public.ts'
import { BackupActs } from './backup-acts.tsx'
import { wordsOf } from './finding-words.ts'
import { PartFigures } from './part-figures.tsx'
import { partName, partState, sentenceOf, stateName } from './part-sentences.ts'
import { CommandBlock, RunbookSection } from './runbook-section.tsx'

const TONES = { good: 'selected', look: 'pending', bad: 'rejected' } as const satisfies Record<State, string>

/** Shows one part of the site: its state, what is wrong, what to do, and its figures. */
export function PartSection({ part, data }: { part: Part; data: Operations }) {
  const state = partState(part, data)
  const name = partName(part)
  const found = data.findings.filter((finding) => finding.part === part)
  return (
    <section className="op-part" id={part} aria-labelledby={`${part}-name`}>
      <div className="op-head">
        <h2 className="card-title" id={`${part}-name`}>
          {name}
        </h2>
        <VerdictBadge tone={TONES[state]}>{stateName(state)}</VerdictBadge>
      </div>
      <div className="op-body">
        {!found.some(({ name }) => name === 'noBackupYet') && <p>{sentenceOf(part, data)}</p>}
        {part === 'backups' && <BackupActs data={data} />}
        {found.map((finding) => (
          <Found key={finding.name} finding={finding} data={data} />
        ))}
        {part === 'mails' && <TestMail />}
        <details className="op-more">
          <summary className={buttonClass({ variant: 'ghost' })}>
            <Icon name="down" small />
            {say('figures')}
            <span className="sr">{say('partFigures', { part: name })}</span>
          </summary>
          <div className="op-opened">
            <PartFigures part={part} data={data} />
          </div>
        </details>
      </div>
    </section>
  )
}

/** Shows a finding. Findings about backups have the same words as the Today page. */
function Found({ finding, data }: { finding: Finding; data: Operations }) {
  const { backups } = data
  const isTold = finding.part === 'backups' && backups && (backups.trouble || !backups.place)
  if (!isTold) return <FindingNotice finding={finding} data={data} />
  return (
    <>
      <BackupTrouble backups={backups} />
      {finding.name !== 'noBackups' && (
        <div className="op-todo">
          <WhatToDo finding={finding} />
        </div>
      )}
    </>
  )
}

function FindingNotice({ finding, data }: { finding: Finding; data: Operations }) {
  const { since, state } = finding
  const isFirst = finding.name === 'noBackupYet'
  const due = isFirst && !data.backups?.running && data.backups?.due
  return (
    <Notice tone={state === 'bad' ? 'error' : 'warning'} className="op-finding">
      <p>
        <b>{isFirst ? sentenceOf('backups', data) : wordsOf(finding).means}</b>{' '}
        {due && say('firstBackupDue', { time: () => <LocalTime iso={due} /> })}
        {since && <span className="muted">{say('since', { time: () => <LocalTime iso={since} /> })}</span>}
      </p>
      <WhatToDo finding={finding} />
    </Notice>
  )
}

/** A backup is made with a button, so the command for a shell is one press away. */
const Folded = ({ commands }: { commands: readonly string[] }) => (
  <details className="op-more">
    <summary className={buttonClass({ variant: 'ghost' })}>
      <Icon name="down" small />
      {say('commandForShell')}
    </summary>
    <div className="op-opened">
      <CommandBlock commands={commands} />
    </div>
  </details>
)

function WhatToDo({ finding }: { finding: Finding }) {
  const { todo, commands = [], runbook } = wordsOf(finding)
  const { name } = finding
  return (
    <>
      <p>
        <span className="sr">{say('whatToDo')}: </span>
        {todo}
      </p>
      {commands.length > 0 &&
        (finding.part === 'backups' ? <Folded commands={commands} /> : <CommandBlock commands={commands} />)}
      {(name === 'webhooksFail' || name === 'webhooksOff') && (
        <p>
          <Link className="link" to={paths.webhooks}>
            {say('toTheWebhooks')}
          </Link>
        </p>
      )}
      <RunbookSection title={runbook} />
    </>
  )
}
