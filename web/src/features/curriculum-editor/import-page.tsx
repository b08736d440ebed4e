import { say } from 'words:questions'
import {
  type ImportPreview,
  importCurriculum,
  importLimits,
  importMessages,
  previewCurriculumImport,
} from '@callofcode/contract/curriculum-editor/curriculum-import'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { noteSaidAtField, wordsAtField } from '../../platform/feedback/failures.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { FieldError } from '../../platform/form/field.tsx'
import { figure } from '../../platform/language/reader.ts'
import { told } from '../../platform/language/told.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useChange } from './curriculum-queries.ts'
import { ImportEntries, ImportErrors } from './import-preview.tsx'
import './curriculum-editor.css'
import './import.css'

export const head = () => ({ title: titled(say('importIntoTheCurriculum')), unlisted: true })

/** The checked bytes. The file on the disk may change meanwhile. */
interface Chosen {
  readonly name: string
  readonly bytes: Blob
}

const formOf = ({ name, bytes }: Chosen, fingerprint?: string) => {
  const form = new FormData()
  if (fingerprint !== undefined) form.append('fingerprint', fingerprint)
  form.append('file', bytes, name)
  return form
}

export function Page() {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen>()
  const [refusal, setRefusal] = useState<string>()
  const look = useMutation({
    mutationFn: (file: Chosen) => call(previewCurriculumImport, { body: formOf(file) }),
    meta: { stay: true },
    onError: (error) => setRefusal(wordsOf(error)),
  })
  const take = useChange((file: Chosen) =>
    call(importCurriculum, { body: formOf(file, look.data?.data.fingerprint) }),
  )
  const choose = (file: File | undefined) => {
    if (!file) return
    look.reset()
    take.reset()
    setChosen(undefined)
    setRefusal(undefined)
    if (file.size > importLimits.bytes) return setRefusal(told(importMessages.tooLarge))
    file.arrayBuffer().then(
      (bytes) => {
        const kept = { name: file.name, bytes: new Blob([bytes]) }
        setChosen(kept)
        look.mutate(kept)
      },
      () => setRefusal(say('fileUnreadable')),
    )
  }
  const preview = look.data?.data
  return (
    <main id="main" className="page">
      <ListHead title={say('importIntoTheCurriculum')} about={say('topicsAndQuestionsFrom')} />
      <div className="import-about">
        <p>{say('importHow')}</p>
        <p className="muted">{say('importKeepsHint')}</p>
      </div>
      <FilePicker name={chosen?.name} busy={look.isPending} error={refusal} choose={choose} />
      {chosen && preview && (
        <Looked
          preview={preview}
          busy={take.isPending}
          stale={take.error ? wordsOf(take.error) : undefined}
          again={() => {
            take.reset()
            look.mutate(chosen)
          }}
          onTake={() =>
            take.mutate(chosen, {
              onSuccess: () => void navigate({ to: paths.curriculum }),
              onError: noteSaidAtField,
            })
          }
        />
      )}
    </main>
  )
}

const wordsOf = (error: Error) => wordsAtField(error, 'file') ?? error.message

interface FilePickerProps {
  name: string | undefined
  busy: boolean
  error: string | undefined
  choose: (file: File | undefined) => void
}

function FilePicker({ name, busy, error, choose }: FilePickerProps) {
  const id = useId()
  return (
    <div className="field">
      <div className="import-pick">
        <input
          id={id}
          className="sr file"
          type="file"
          accept=".csv,.json,.txt,text/csv,application/json"
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            choose(target.files?.[0])
            // Lets the edited file be chosen again.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          {say('chooseAFile')}
        </label>
        <span className="small muted" role="status">
          {busy ? say('readingTheFile') : (name ?? say('fileFormats'))}
        </span>
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}

interface LookedProps {
  preview: ImportPreview
  busy: boolean
  stale: string | undefined
  again: () => void
  onTake: () => void
}

function Looked({ preview, busy, stale, again, onTake }: LookedProps) {
  const { entries, errorCount, same, absent, notes } = preview
  const isGood = errorCount === 0 && entries.length > 0
  return (
    <section className="import-looked" aria-label={say('whatTheFileChanges')}>
      {notes.length > 0 && (
        <Notice tone="warning">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      <ImportErrors errors={preview.errors} count={errorCount} />
      {entries.length === 0 && errorCount === 0 && <Notice>{told(importMessages.noChanges)}</Notice>}
      {stale && (
        <Notice tone="error" role="alert">
          <p>{stale}</p>
          <Button size="dense" onClick={again}>
            {say('lookAgain')}
          </Button>
        </Notice>
      )}
      {isGood && (
        <div className="import-yes">
          <p>
            {say('changesAllAtOnce', {
              value: figure(entries.length),
              b: (inside) => <b>{inside}</b>,
            })}
          </p>
          <Button
            variant="primary"
            busy={busy && say('importing')}
            disabled={Boolean(stale)}
            onClick={onTake}
          >
            {say('import')}
          </Button>
        </div>
      )}
      <ImportEntries entries={entries} />
      <p className="small muted">{say('importUntouched', { value: figure(same), value2: figure(absent) })}</p>
    </section>
  )
}
