import { limits } from '@callofcode/contract/limits'
import { type ClipboardEvent, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { FieldError } from '../../platform/form/field.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useTheirs } from '../version/public.ts'
import { blankRow, type ModuleForm } from './module-fields.ts'
import { pastedRows } from './pasted-rows.ts'
import { QuestionRowFields } from './question-row-fields.tsx'
import './question-rows.css'

/** The questions of a module. At least one row stays. */
export function QuestionRows({ form }: { form: ModuleForm }) {
  const rows = useFieldArray({ control: form.control, name: 'questions' })
  const list = useRef<HTMLOListElement>(null)
  const { errors } = form.formState
  const theirs = useTheirs()
  const full = rows.fields.length >= limits.questions

  const paste = (at: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'))
    if (!pasted || form.getValues(`questions.${at}.questionName`) !== '') return
    event.preventDefault()
    rows.remove(at)
    rows.insert(at, pasted.slice(0, limits.questions - rows.fields.length + 1))
  }
  const remove = (at: number) => {
    rows.remove(at)
    form.setFocus(`questions.${Math.max(0, at - 1)}.questionName`)
  }
  // The row takes its button along; the focus would stay behind.
  const move = (from: number, to: number) => {
    rows.move(from, to)
    const name = to < from ? 'up' : 'down'
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>(`[data-move="${name}"]`)[to]?.focus(),
    )
  }
  return (
    <section className="span q-section" aria-labelledby="questions-title">
      <div className="q-head">
        <h2 className="card-title" id="questions-title">
          Questions
        </h2>
        <p className="label plain" role="status">
          {rows.fields.length} {rows.fields.length === 1 ? 'row' : 'rows'}
        </p>
      </div>
      <ol className="q-rows" ref={list}>
        {rows.fields.map((row, at) => (
          <QuestionRowFields
            key={row.id}
            form={form}
            at={at}
            count={rows.fields.length}
            onPaste={paste(at)}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {errors.questions?.message && <FieldError>{errors.questions.message}</FieldError>}
      <div className="row-btns">
        <Button disabled={full} onClick={() => rows.append(blankRow)}>
          <Icon name="plus" small />
          Add question
        </Button>
        <p className="hint">
          Rows without a name are left out. Paste several lines into a name to fill many rows.
        </p>
      </div>
      {theirs('questions')}
    </section>
  )
}
