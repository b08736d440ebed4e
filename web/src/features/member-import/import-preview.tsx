import type { ImportFault, ImportPreview, ImportState } from '@callofcode/contract/site/member-import'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { ReachedHeading } from '../../platform/page/reached-heading.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { figure } from '../../platform/ui/counted.ts'
import { say } from './import-words.ts'

interface Props {
  readonly preview: ImportPreview
  readonly busy: boolean
  readonly onImport: () => void
}

/** What an import would do, and what is wrong with the file. */
export function ImportPreviewView({ preview, busy, onImport }: Props) {
  const { counts, faultCount, ignored, newBatches } = preview
  const made = counts.new + counts.waiting
  return (
    <section className="import-preview" aria-labelledby="import-preview">
      <ReachedHeading id="import-preview">
        {faultCount > 0 ? say('faultcountPluralOneOther', { faultCount }) : summaryOf(made)}
      </ReachedHeading>
      {faultCount > 0 && <Faults faults={preview.faults} count={faultCount} />}
      {ignored.length > 0 && (
        <Notice>
          {ignored.length === 1 ? say('thisColumnIsNot') : say('theseColumnsAreNot')}
          {ignored.join(', ')}
        </Notice>
      )}
      {newBatches.length > 0 && faultCount === 0 && (
        <Notice>
          {newBatches.length === 1 ? say('thisBatchIsMade') : say('theseBatchesAreMade')}
          {newBatches.join(', ')}
        </Notice>
      )}
      {STATES.map((state) => (
        <People key={state} state={state} preview={preview} />
      ))}
      {faultCount === 0 && made > 0 && <ImportButton made={made} busy={busy} onImport={onImport} />}
    </section>
  )
}

const summaryOf = (made: number) =>
  made === 0 ? say('nobodyHereIsNew') : `${say('madePluralOneOther2', { made })} to import`

function ImportButton({ made, busy, onImport }: { made: number; busy: boolean; onImport: () => void }) {
  const [asked, setAsked] = useState(false)
  const words = say('importMadePluralOne', { made })
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
        keep={say('notYet')}
        danger={false}
        onConfirm={() => {
          setAsked(false)
          onImport()
        }}
      >
        {say('theyAreMembersAt')}
      </ConfirmDialog>
    </div>
  )
}

function Faults({ faults, count }: { faults: readonly ImportFault[]; count: number }) {
  return (
    <>
      <p className="muted">{say('nobodyIsImportedUntil')}</p>
      <ul className="rows import-faults" aria-label={say('mistakes')}>
        {faults.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            <span className="label">
              {say('lineColumnSelectYes', { line, column: column ? 'yes' : 'no', column2: column ?? '' })}
            </span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {count > faults.length && (
        <p className="small muted">{say('andMore', { count: count - faults.length })}</p>
      )}
    </>
  )
}

const STATES = ['waiting', 'shut', 'known', 'new'] as const

const titles: Readonly<Record<ImportState, string>> = {
  new: 'New: invited by email',
  get waiting() {
    return say('waitingForApprovalApproved')
  },
  get known() {
    return say('membersAlreadyLeftAs')
  },
  get shut() {
    return say('declinedOrDisabledLeft')
  },
}

function People({ state, preview }: { state: ImportState; preview: ImportPreview }) {
  const people = preview.people.filter((one) => one.state === state)
  const count = preview.counts[state]
  if (count === 0) return null
  return (
    <details className="import-people" open={state !== 'known'}>
      <summary>
        <span className="card-title">{titles[state]}</span> <span className="label">{figure(count)}</span>
      </summary>
      <ul className="rows">
        {people.map(({ line, name, email, passoutYear, batch }) => (
          <li key={line}>
            <span>{name}</span>
            <span className="small muted">{email}</span>
            <span className="label plain">{[batch, passoutYear].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="small muted">{say('andMore', { count: count - people.length })}</p>
      )}
    </details>
  )
}
