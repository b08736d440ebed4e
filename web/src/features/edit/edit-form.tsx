import { say } from 'words:edit'
import type { Kind } from '@callofcode/contract/version/version'
import { diffWordsWithSpace } from 'diff'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Notice } from '../../platform/feedback/notice.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { dayTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DraftForm, isObject } from '../draft/public.ts'
import { itemPlaces } from '../version/public.ts'
import { TheirsContext } from './their-changes.ts'
import type { News } from './use-catch-up.ts'
import type { EditHandle, Typed } from './use-edit.ts'
import './edit.css'

interface EditFormProps<Fields extends Typed, Sent extends FieldValues> {
  edit: EditHandle<Fields, Sent>
  /** The same fields as in the form for a new item. */
  children: ReactNode
}

export function EditForm<Fields extends Typed, Sent extends FieldValues>({
  edit,
  children,
}: EditFormProps<Fields, Sent>) {
  const { draft, gone, restoring, submit, busy, of, form, meeting } = edit
  const { news, put } = meeting
  const { kind } = of
  const { name } = itemPlaces[kind]
  const names: Readonly<Record<string, string | undefined>> = of.names
  const theirs = (field: string) =>
    news?.open.includes(field) && (
      <TheirText
        key={news.theirs.version}
        name={names[field] ?? field}
        by={news.by}
        before={news.base?.[field]}
        theirs={news.theirs[field]}
        mine={() => structuredClone(form.getValues()[field])}
        put={(value) => put(field, value)}
      />
    )
  return (
    <DraftForm
      label={say('edit', { name })}
      draft={draft}
      submit={say('saveChanges')}
      busy={busy && say('saving')}
      onSubmit={submit}
    >
      {gone && <EditGone kind={kind} busy={restoring.isPending} onRestore={() => restoring.mutate()} />}
      {news && <EditNews key={news.theirs.version} news={news} names={names} kind={kind} />}
      <TheirsContext value={theirs}>{children}</TheirsContext>
    </DraftForm>
  )
}

interface EditGoneProps {
  kind: Kind
  busy: boolean
  onRestore: () => void
}

/** Shows that somebody deleted the edited item. */
function EditGone({ kind, busy, onRestore }: EditGoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="span edit-news">
      <Notice tone="warning" role="status" className="draft-notice">
        <p>{say('deletedMeanwhile', { kind })}</p>
        <Button size="dense" busy={busy && say('restoring')} onClick={onRestore}>
          {say('restore', { kind })}
        </Button>
      </Notice>
    </div>
  )
}

interface EditNewsProps {
  news: News<unknown>
  names: Readonly<Record<string, string | undefined>>
  kind: Kind
}

/** Shows who else changed the item, and how it was merged. It takes the focus, because the save button is far below. */
export function EditNews({ news: { by, at, taken, open }, names, kind }: EditNewsProps) {
  const box = useRef<HTMLDivElement>(null)
  const zone = useReaderZone() ?? 'UTC'
  useEffect(() => {
    box.current?.focus()
  }, [])
  const listed = (fields: readonly string[]) => inWords(fields.map((field) => names[field] ?? field))
  return (
    <div ref={box} tabIndex={-1} className="span edit-news">
      <Notice tone="warning" role="status">
        <p>
          <b>
            {say('changedByOther', {
              by: by ?? say('somebody'),
              kind,
              at: at ? 'yes' : 'no',
              at2: at ? dayTime(at, zone) : '',
            })}
          </b>
        </p>
        {taken.length > 0 && <p>{say('newerTaken', { taken: listed(taken) })}</p>}
        {open.length > 0 && <p>{say('bothChanged', { open: listed(open) })}</p>}
        <p>{say('reviewThenSave')}</p>
      </Notice>
    </div>
  )
}

const list = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const inWords = (words: readonly string[]) => list().format(words)

interface TheirTextProps {
  /** The label of the field. */
  name: string
  by: string | null
  /** The field before both changed it. */
  before: unknown
  theirs: unknown
  mine: () => unknown
  put: (value: unknown) => void
}

/** Shows another person's text of a field that both changed, with the changes marked. */
export function TheirText({ name, by, before, theirs, mine, put }: TheirTextProps) {
  /** The editor's own text, while the other person's is in the field. */
  const [own, setOwn] = useState<{ value: unknown }>()
  const swap = () => {
    setOwn(own ? undefined : { value: mine() })
    put(own ? own.value : structuredClone(theirs))
  }
  return (
    <section className="theirs" aria-label={say('theirsName', { name, by: by ?? say('somebodyInSentence') })}>
      <p className="label">{say('theirsName', { name, by: by ?? say('somebodyInSentence') })}</p>
      <p className="theirs-text" {...scrolls}>
        <Marked before={before} theirs={theirs} />
      </p>
      <div className="row-btns">
        <Button
          size="dense"
          aria-label={`${own ? say('putMineBack') : say('takeTheirs')}: ${name}`}
          onClick={swap}
        >
          {own ? say('putMineBack') : say('takeTheirs')}
        </Button>
        <span className="small muted" role="status">
          {own ? say('theirsInForm') : say('yoursInForm')}
        </span>
      </div>
    </section>
  )
}

/** A long text scrolls, also by keyboard. */
const scrolls = { tabIndex: 0 }
const SHORT = 80
const LONGEST = 40_000
const MOST_EDITS = 1_000

function Marked({ before, theirs }: Pick<TheirTextProps, 'before' | 'theirs'>) {
  const [older, newer] = [valueText(before), valueText(theirs)]
  if (newer === '') return <span className="muted">{say('empty')}</span>
  const pieces = worthMarking(older, newer) && diffWordsWithSpace(older, newer, { maxEditLength: MOST_EDITS })
  if (!pieces) return newer
  let start = 0
  return pieces.map(({ value, added, removed }) => {
    const Piece = added ? 'ins' : removed ? 'del' : 'span'
    const key = start
    start += value.length
    return <Piece key={key}>{value}</Piece>
  })
}

/** Short texts are read without marks. */
const worthMarking = (older: string, newer: string) =>
  older !== '' && newer.length > SHORT && older.length + newer.length < LONGEST

/** Returns the value of a field as text. The rows of a list become lines. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(rowText).join('\n')
  return typeof value === 'string' ? value : ''
}

const rowText = (row: unknown) =>
  isObject(row)
    ? Object.values(row)
        .filter((cell) => typeof cell === 'string' && cell !== '')
        .join(' · ')
    : String(row)
