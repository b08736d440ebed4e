import { diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { isObject } from '../draft/public.ts'

interface TheirTextProps {
  /** The label of the field. */
  name: string
  by: string | null
  /** The field as it was before both changed it. */
  before: unknown
  theirs: unknown
  mine: () => unknown
  put: (value: unknown) => void
}

/** Another admin's text of a field that both changed, with their changes marked. */
export function TheirText({ name, by, before, theirs, mine, put }: TheirTextProps) {
  /** The editor's own text, while theirs is in the field. */
  const [own, setOwn] = useState<{ value: unknown }>()
  const swap = () => {
    setOwn(own ? undefined : { value: mine() })
    put(own ? own.value : structuredClone(theirs))
  }
  return (
    <section className="theirs" aria-label={`${name} as ${by ?? 'somebody'} changed it`}>
      <p className="label">
        {name} as {by ?? 'somebody'} changed it
      </p>
      <p className="theirs-text" {...scrolls}>
        <Marked before={before} theirs={theirs} />
      </p>
      <div className="row-btns">
        <Button size="dense" aria-label={`${own ? 'Put mine back' : 'Take theirs'}: ${name}`} onClick={swap}>
          {own ? 'Put mine back' : 'Take theirs'}
        </Button>
        <span className="small muted" role="status">
          {own ? 'Theirs is in the form.' : 'Yours is in the form.'}
        </span>
      </div>
    </section>
  )
}

/** A long text scrolls, by keyboard too. */
const scrolls = { tabIndex: 0 }
const SHORT = 80
const LONGEST = 40_000
const MOST_EDITS = 1_000

function Marked({ before, theirs }: Pick<TheirTextProps, 'before' | 'theirs'>) {
  const [older, newer] = [valueText(before), valueText(theirs)]
  if (newer === '') return <span className="muted">Empty</span>
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

/** The value of a field as text; the rows of a list become lines. */
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
