import { say } from 'words:authoring'
import { authoringMessages, importAuthoredProblem } from '@callofcode/contract/authoring/authoring'
import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { limits } from '@callofcode/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field, FieldError } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { slugFault } from './new-problem-dialog.tsx'
import { isSlug, SlugField, withoutEnd } from './slug-field.tsx'
import { showAuthored } from './workspace/authoring-queries.ts'
import { useCurriculum } from './workspace/use-curriculum.ts'

const FORM = 'import-package'

/** Makes a problem from a zip file: the folder of an export, or a package of Kattis and ICPC. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [slug, setSlug] = useState('')
  const [topic, setTopic] = useState('')
  const [difficulty, setDifficulty] = useState('')
  const [asked, setAsked] = useState(false)
  const { mutate, isPending, error, data } = useImport()
  const { topics } = useCurriculum()
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
  }
  const send = () => {
    setAsked(true)
    const wanted = withoutEnd(slug)
    if (!file || (wanted && !isSlug(wanted)) || sizeFault(file)) return
    const body = new FormData()
    const about = {
      ...(wanted && { slug: wanted }),
      ...(topic && { topic }),
      ...(difficulty && { difficulty }),
    }
    body.set('about', JSON.stringify(about))
    body.set('file', file)
    mutate(body)
  }
  if (data && data.notes.length > 0)
    return <Imported slug={data.data.slug} title={data.data.title} notes={data.notes} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('importTitle')}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} busy={isPending && say('importing')}>
            {say('import')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="form"
        aria-label={say('importTitle')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FilePicker
          file={file}
          choose={choose}
          error={file ? (sizeFault(file) ?? packageFault(error)) : asked ? say('zipMissing') : undefined}
        />
        <SlugField
          value={slug}
          onChange={setSlug}
          optional={say('slugOptional')}
          error={
            asked && slug && !isSlug(withoutEnd(slug)) ? told(authoringMessages.slugRule) : slugFault(error)
          }
        />
        <p className="small muted">{say('kattisHint')}</p>
        <Field label={say('topic')} error={fieldFault(error, 'topic')}>
          <Select value={topic} onChange={({ target }) => setTopic(target.value)}>
            <option value="">{say('asInThePackage')}</option>
            {topics.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say('difficulty')} error={fieldFault(error, 'difficulty')}>
          <Select value={difficulty} onChange={({ target }) => setDifficulty(target.value)}>
            <option value="">{say('asInThePackage')}</option>
            {DIFFICULTIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  )
}

const sizeFault = ({ size }: File) =>
  size > limits.problemBytes ? told(authoringMessages.tooLarge) : undefined

const fieldFault = (error: Error | null, name: string) =>
  error instanceof CallError ? error.errors[name] : undefined

/** Returns whether the file itself is wrong. */
const packageFault = (error: Error | null) =>
  error instanceof CallError && !error.errors.slug && !error.errors.topic && !error.errors.difficulty
    ? (error.errors.file ?? (error.status === 409 ? undefined : error.message))
    : undefined

const isShown = (error: Error) =>
  Boolean(
    packageFault(error) ?? slugFault(error) ?? fieldFault(error, 'topic') ?? fieldFault(error, 'difficulty'),
  )

interface FilePickerProps {
  file: File | undefined
  choose: (file: File | undefined) => void
  error: string | undefined
}

function FilePicker({ file, choose, error }: FilePickerProps) {
  const id = useId()
  return (
    <div className="field">
      <div className="author-file-pick">
        <input
          id={id}
          className="sr file"
          type="file"
          accept=".zip,application/zip"
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <label className="btn" htmlFor={id}>
          {say('chooseZip')}
        </label>
        <span className="small muted">{file?.name ?? say('zipHint')}</span>
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}

function useImport() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: FormData) => call(importAuthoredProblem, { body }),
    meta: { stay: true },
    onError: (error) => void (isShown(error) && noteSaidAtField(error)),
    onSuccess: async (answer) => {
      await showAuthored(client, answer)
      if (answer.notes.length === 0) await navigate({ to: paths.authorProblem(answer.data.slug) })
    },
  })
}

interface ImportedProps {
  slug: string
  title: string
  notes: readonly string[]
  onClose: () => void
}

/** Lists what the package lacked, before the problem is opened. */
function Imported({ slug, title, notes, onClose }: ImportedProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('imported')}
      footer={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.authorProblem(slug)}>
          {say('openProblem')}
        </Link>
      }
    >
      <p className="card-title">{say('nowDraft', { title })}</p>
      <Notice tone="warning" role="status">
        <p>
          <b>{say('importLeft')}</b>
        </p>
        <ul className="author-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Notice>
    </Dialog>
  )
}
