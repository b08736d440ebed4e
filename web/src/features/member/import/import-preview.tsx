import { say } from 'words:member-import'
import type {
  ImportFault,
  ImportPerson,
  ImportPreview,
  ImportState,
} from '@callofcode/contract/member-import/member-import'
import { useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { figure } from '../../../platform/language/reader.ts'
import { told } from '../../../platform/language/told.ts'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { ReachedHeading } from '../../../platform/page/reached-heading.tsx'
import { useMails } from '../../../platform/session/club.ts'
import { Button } from '../../../platform/ui/button.tsx'

interface Props {
  readonly preview: ImportPreview
  readonly busy: boolean
  readonly onImport: () => void
}

/** Previews an import, and lists the file's mistakes. */
export function ImportPreviewView({ preview, busy, onImport }: Props) {
  const { counts, faultCount, ignored, newBatches } = preview
  const made = counts.new + counts.waiting
  const updated = counts.changed
  return (
    <section className="import-preview" aria-labelledby="import-preview">
      <ReachedHeading id="import-preview">
        {faultCount > 0 ? say('faultsTitle', { faultCount }) : summaryOf(made, updated)}
      </ReachedHeading>
      {faultCount > 0 && <Faults faults={preview.faults} count={faultCount} />}
      {ignored.length > 0 && (
        <Notice>
          {ignored.length === 1 ? say('ignoredColumn') : say('ignoredColumns')}
          {ignored.join(', ')}
        </Notice>
      )}
      {newBatches.length > 0 && faultCount === 0 && (
        <Notice>
          {newBatches.length === 1 ? say('newBatch') : say('newBatches')}
          {newBatches.join(', ')}
        </Notice>
      )}
      {/* A mistake stops the whole import, so nobody is shown as new. */}
      {faultCount === 0 && STATES.map((state) => <People key={state} state={state} preview={preview} />)}
      {faultCount === 0 && made + updated > 0 && (
        <ImportButton made={made} updated={updated} busy={busy} onImport={onImport} />
      )}
    </section>
  )
}

function summaryOf(made: number, updated: number): string {
  const parts = [made > 0 && say('toImport', { made }), updated > 0 && say('toUpdate', { updated })]
  return parts.filter(Boolean).join(', ') || say('previewNothing')
}

function actWords(made: number, updated: number): string {
  if (updated === 0) return say('importCount', { made })
  return made === 0 ? say('updateCount', { updated }) : say('importAndUpdate', { made, updated })
}

interface ButtonProps extends Pick<Props, 'busy' | 'onImport'> {
  readonly made: number
  readonly updated: number
}

function ImportButton({ made, updated, busy, onImport }: ButtonProps) {
  const mails = useMails()
  const [asked, setAsked] = useState(false)
  const words = actWords(made, updated)
  return (
    <div className="row-btns">
      <Button variant="primary" busy={busy && say('importing')} onClick={() => setAsked(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={words}
        question={`${words}?`}
        keep={say('cancel')}
        danger={false}
        onConfirm={() => {
          setAsked(false)
          onImport()
        }}
      >
        {made > 0 && say('importOutcome', { mails, made })} {updated > 0 && say('updatedOnly')}
      </ConfirmDialog>
    </div>
  )
}

function Faults({ faults, count }: { faults: readonly ImportFault[]; count: number }) {
  return (
    <>
      <p className="muted">{say('faultsHint')}</p>
      <ul className="rows import-faults" aria-label={say('mistakes')}>
        {faults.map(({ line, column, found, ...fault }) => (
          <li key={`${line} ${column} ${fault.message}`}>
            <span className="label">
              {say('faultPlace', { line, column: column ? 'yes' : 'no', column2: column ?? '' })}
            </span>
            <span>
              {told(fault)}
              {found && (
                <span className="muted">
                  {' '}
                  <bdi>{say('hereStands', { found })}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > faults.length && (
        <p className="small muted">{say('andCountMore', { count: count - faults.length })}</p>
      )}
    </>
  )
}

const STATES = ['changed', 'waiting', 'shut', 'known', 'new'] as const

const titles: Readonly<Record<Exclude<ImportState, 'new'>, string>> = {
  get waiting() {
    return say('groupWaiting')
  },
  get changed() {
    return say('groupChanged')
  },
  get known() {
    return say('groupKnown')
  },
  get shut() {
    return say('groupShut')
  },
}

/** Returns the batch, the year and the facts. For a member whom the file changes, the current values are added. */
function placeOf({ batch, passoutYear, before, facts }: ImportPerson): string {
  if (!before) return [batch, passoutYear, ...facts.map(({ value }) => value)].filter(Boolean).join(' · ')
  const year = (one: number | null) => (one === null ? say('noYear') : String(one))
  const name = (one: string | null) => one ?? say('noBatch')
  const changes = [
    before.batch !== batch && say('fromTo', { before: name(before.batch), after: name(batch) }),
    before.passoutYear !== passoutYear &&
      say('fromTo', { before: year(before.passoutYear), after: year(passoutYear) }),
    ...facts.map(({ name: field, before: old, value }) =>
      old === null
        ? say('fact', { field, value })
        : say('fact', { field, value: say('fromTo', { before: old, after: value }) }),
    ),
  ]
  return changes.filter(Boolean).join(' · ')
}

function People({ state, preview }: { state: ImportState; preview: ImportPreview }) {
  const mails = useMails()
  const people = preview.people.filter((one) => one.state === state)
  const count = preview.counts[state]
  if (count === 0) return null
  return (
    <details className="import-people" open={state !== 'known'}>
      <summary>
        <span className="card-title">{state === 'new' ? say('newInvited', { mails }) : titles[state]}</span>{' '}
        <span className="label">{figure(count)}</span>
      </summary>
      <ul className="rows">
        {people.map((person) => (
          <li key={person.line}>
            <span>{person.name}</span>
            <span className="small muted">{person.email}</span>
            <span className="label plain">{placeOf(person)}</span>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="small muted">{say('andCountMore', { count: count - people.length })}</p>
      )}
    </details>
  )
}
