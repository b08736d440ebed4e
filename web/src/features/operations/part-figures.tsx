import { say } from 'words:operations'
import type { Operations, Part } from '@callofcode/contract/operations/operations'
import { BackupLine, sizeWords } from '../backup/public.ts'
import { DatabaseFigures } from './database-figures.tsx'
import { at, FigureList, yesNo } from './figure-list.tsx'
import { JobFigures } from './job-figures.tsx'
import { aliveOf } from './part-sentences.ts'
import { ProcessList } from './process-list.tsx'

const WORDS: Readonly<Record<string, () => string>> = {
  'own process': () => say('wallProcess'),
  'empty environment': () => say('wallEnvironment'),
  'Node permissions': () => say('wallPermissions'),
  bubblewrap: () => 'bubblewrap',
  'no network': () => say('wallNetwork'),
  'no files': () => say('wallFiles'),
  'no other processes': () => say('wallProcesses'),
  'no capabilities': () => say('wallCapabilities'),
  'own user': () => say('wallUser'),
  'no further namespaces': () => say('wallNamespaces'),
}

/** Names a wall around the judge's sandbox in the reader's language. `wall` is the server's name. */
export const wallWords = (wall: string) => (Object.hasOwn(WORDS, wall) ? (WORDS[wall]?.() ?? wall) : wall)

/** Shows the figures of a part that its sentence leaves out. */
export function PartFigures({ part, data }: { part: Part; data: Operations }) {
  const { processes, database, disk, mails, backups, jobs, settings } = data
  if (part === 'processes') return processes && <ProcessList processes={processes} />
  if (part === 'judge') return <JudgeFigures data={data} />
  if (part === 'answers') return <AnswerFigures data={data} />
  if (part === 'database') return database && <DatabaseFigures database={database} />
  if (part === 'disk') return disk && <DiskFigures disk={disk} database={database} />
  if (part === 'mails') return mails && <MailFigures mails={mails} />
  if (part === 'backups') return backups && <BackupFigures backups={backups} />
  if (part === 'jobs') return jobs && <JobFigures jobs={jobs} />
  return <SettingFigures settings={settings} />
}

function JudgeFigures({ data }: { data: Operations }) {
  const judging = aliveOf(data).filter(({ figures }) => figures.lanes.most > 0)
  const walls = [...new Set(judging.flatMap(({ figures }) => figures.walls))]
  const java = judging.find(({ figures }) => figures.java)?.figures.java
  const { queue } = data
  return (
    <FigureList
      rows={[
        [
          say('languagesLabel'),
          `C++, Python, JavaScript, TypeScript, ${java ? `Java ${java}` : say('noJava')}`,
        ],
        [say('wallsLabel'), walls.length > 0 ? walls.map(wallWords).join(', ') : say('wallsUnknown')],
        queue !== null && [say('oldestLabel'), at(queue.oldest, say('nothingWaits'))],
        queue !== null && [say('handedInLabel'), say('handedInWords', { count: queue.lately })],
        queue !== null && [say('internalLabel'), queue.internalErrors],
      ]}
    />
  )
}

/** Each process keeps its own figures. */
const AnswerFigures = ({ data }: { data: Operations }) => (
  <FigureList
    rows={aliveOf(data).map(({ host, pid, figures: { answers } }) => [
      say('processName', { host, pid: String(pid) }),
      say('answersWords', { ...answers, size: sizeWords(answers.bytes) }),
    ])}
  />
)

interface DiskProps {
  readonly disk: NonNullable<Operations['disk']>
  readonly database: Operations['database']
}

const DiskFigures = ({ disk: { free, backups }, database }: DiskProps) => (
  <FigureList
    rows={[
      [say('freeLabel'), sizeWords(free)],
      database !== null && [say('sizeOfDatabaseLabel'), sizeWords(database.bytes)],
      backups !== null && backups > 0 && [say('sizeOfBackupsLabel'), sizeWords(backups)],
    ]}
  />
)

function MailFigures({ mails }: { mails: NonNullable<Operations['mails']> }) {
  const { waiting, failing, givenUp, oldest } = mails
  return (
    <FigureList
      rows={[
        [say('waitingLabel'), waiting],
        [say('failingLabel'), failing],
        [say('givenUpLabel'), givenUp],
        [say('oldestLabel'), at(oldest, say('nothingWaits'))],
      ]}
    />
  )
}

const BackupFigures = ({ backups }: { backups: NonNullable<Operations['backups']> }) => (
  <>
    {backups.place !== null && !backups.trouble && <BackupLine backups={backups} />}
    <p className="small muted">{say('tryBackup')}</p>
  </>
)

const SettingFigures = ({ settings }: Pick<Operations, 'settings'>) => (
  <FigureList
    rows={[
      [say('addressLabel'), settings.address ?? say('noAddress')],
      [say('httpsLabel'), yesNo(settings.https)],
      [say('limitsLabel'), yesNo(settings.limits)],
      [say('proxyLabel'), yesNo(settings.trustsProxy)],
      [say('secretLabel'), yesNo(settings.secret)],
      [say('factorLabel'), settings.secondFactor === 'admins' ? say('factorAdmins') : say('factorOff')],
    ]}
  />
)
