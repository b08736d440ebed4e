import { useEffect, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { dayTime } from '../../platform/time/clock-time.ts'
import type { News } from './use-catch-up.ts'

interface EditNewsProps {
  news: News<unknown>
  names: Readonly<Record<string, string | undefined>>
  word: string
}

/** Who changed the item meanwhile, and what became of it. Takes the focus: the button that saved is far below. */
export function EditNews({ news: { by, at, taken, open }, names, word }: EditNewsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const listed = (fields: readonly string[]) => inWords(fields.map((field) => names[field] ?? field))
  return (
    <div ref={box} tabIndex={-1} className="span edit-news">
      <Notice tone="warning" role="status">
        <p>
          <b>
            {by ?? 'Somebody'} changed this {word}
            {at && ` ${dayTime(at)}`}, after you had begun. Your changes are not saved yet.
          </b>
        </p>
        {taken.length > 0 && <p>You had not touched {listed(taken)}: the newer text is in the form now.</p>}
        {open.length > 0 && (
          <p>You both changed {listed(open)}: yours is in the form, and theirs stands below it.</p>
        )}
        <p>Look it over, then save. Saving goes on from the newer version.</p>
      </Notice>
    </div>
  )
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const inWords = (words: readonly string[]) => list.format(words)
