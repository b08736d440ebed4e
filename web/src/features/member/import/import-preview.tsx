import { say } from 'words:member-import'
import {
  type ImportFault,
  type ImportFile,
  type ImportPerson,
  type ImportPreview,
  type ImportState,
  listWrongRows,
} from '@callofcode/contract/member-import/member-import'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { saveRows } from '../../../platform/chart/save-rows.ts'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { figure } from '../../../platform/language/reader.ts'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { ReachedHeading } from '../../../platform/page/reached-heading.tsx'
import { useMails } from '../../../platform/session/club.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { ColumnMenus, DayOrder } from './column-menus.tsx'
import { Faults } from './import-faults.tsx'
import { fileRowsOf } from './wrong-rows.ts'

interface Props {
  readonly preview: ImportPreview
  readonly file: ImportFile
  readonly busy: boolean
  readonly dayFirst: boolean | undefined
  readonly onColumn: (head: string, column: string | null) => void
  readonly onOrder: (dayFirst: boolean) => void
  readonly onFault: (fault: ImportFault) => void
  /** With true, rows with a fault are left out. */
  readonly onImport: (onlyGood: boolean) => void
}

/** Previews an import: what its heads stand for, its mistakes, and what happens with the rows that have none. */
export function ImportPreviewView({ preview, file, busy, dayFirst, ...on }: Props) {
  const { counts, faultCount, newBatches, unclearDays } = preview
  const made = counts.new + counts.waiting
  const updated = counts.changed
  return (
    <section className="import-preview" aria-labelledby="import-preview">
      <ReachedHeading id="import-preview">
        {faultCount > 0 ? say('faultsTitle', { faultCount }) : summaryOf(made, updated)}
      </ReachedHeading>
      <ColumnMenus preview={preview} onChoose={on.onColumn} />
      <DayOrder names={unclearDays} dayFirst={dayFirst} onChoose={on.onOrder} />
      {faultCount > 0 && <Faults preview={preview} onFault={on.onFault} />}
      {newBatches.length > 0 && (
        <Notice>
          {newBatches.length === 1 ? say('newBatch') : say('newBatches')}
          {newBatches.join(', ')}
        </Notice>
      )}
      {STATES.map((state) => (
        <People key={state} state={state} preview={preview} />
      ))}
      <div className="row-btns">
        {made + updated > 0 && (
          <ImportButton
            made={made}
            updated={updated}
            left={preview.wrongRows}
            busy={busy}
            onImport={() => on.onImport(faultCount > 0)}
          />
        )}
        <SaveWrongRows count={preview.wrongRows} file={file} isOffered={preview.heads.length > 0} />
      </div>
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

interface ButtonProps extends Pick<Props, 'busy'> {
  readonly made: number
  readonly updated: number
  /** Rows with a fault, which are left out. */
  readonly left: number
  readonly onImport: () => void
}

function ImportButton({ made, updated, left, busy, onImport }: ButtonProps) {
  const mails = useMails()
  const [asked, setAsked] = useState(false)
  const words = actWords(made, updated)
  return (
    <>
      <Button variant="primary" busy={busy && say('importing')} onClick={() => setAsked(true)}>
        {left > 0 ? say('goodRows', { act: words }) : words}
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
        {made > 0 && say('importOutcome', { mails, made })} {updated > 0 && say('updatedOnly')}{' '}
        {left > 0 && say('leftOut', { left })} {say('undoLater')}
      </ConfirmDialog>
    </>
  )
}

interface SaveProps {
  readonly count: number
  readonly file: ImportFile
  readonly isOffered: boolean
}

/** Saves the rows with a fault as a file, each with what is wrong. */
function SaveWrongRows({ count, file, isOffered }: SaveProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(listWrongRows, { body: file }),
    onSuccess: ({ data }) => saveRows(fileRowsOf(data), 'rows-to-correct.csv'),
  })
  if (count === 0 || !isOffered) return null
  return (
    <Button busy={isPending && say('saving')} onClick={() => mutate()}>
      {say('saveWrongRows', { count })}
    </Button>
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
            <span>
              {person.name}
              {person.nameInFile && (
                <span className="small muted"> {say('nameInFile', { name: person.nameInFile })}</span>
              )}
            </span>
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
