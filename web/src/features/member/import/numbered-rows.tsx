import { say } from 'words:member-import'
import { type RefObject, useRef } from 'react'
import { Field } from '../../../platform/form/field.tsx'
import { TextArea } from '../../../platform/form/inputs.tsx'
import { cellRange } from './cell-range.ts'

const EXAMPLE =
  'name,email,passout year,batch,roll number,branch\nAsha Rao,asha@college.edu,2028,CSE A,24CS045,CSE'

interface Props {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** Shows the rows as text with the numbers of its lines, and lets it be corrected. */
export function NumberedRows({ area, value, error, onChange }: Props) {
  const numbers = useRef<HTMLPreElement>(null)
  const count = value.split('\n').length
  return (
    <Field label={say('rows')} error={error} hint={say('rowsHint')}>
      <div className="import-lines">
        <TextArea
          ref={area}
          className="import-rows"
          rows={10}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          placeholder={EXAMPLE}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onScroll={({ currentTarget }) => {
            if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop
          }}
        />
        <pre ref={numbers} className="import-numbers" aria-hidden="true">
          {Array.from({ length: count }, (_, nth) => nth + 1).join('\n')}
        </pre>
      </div>
    </Field>
  )
}

/** Selects a cell in the rows and brings it into view, so that typing replaces it. */
export function selectCell(area: HTMLTextAreaElement, line: number, place: number | null, separator: string) {
  const text = area.value
  const range = cellRange(text, line, place, separator)
  area.focus()
  area.setSelectionRange(range.from, range.to)
  const lines = text.split('\n')
  const longest = Math.max(1, ...lines.map(({ length }) => length))
  area.scrollTop = (area.scrollHeight * (line - 1)) / lines.length - area.clientHeight / 3
  area.scrollLeft = (area.scrollWidth * (range.from - range.line)) / longest - area.clientWidth / 3
}
