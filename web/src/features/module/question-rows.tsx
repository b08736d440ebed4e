import { say } from 'words:module'
import { limits } from '@callofcode/contract/limits'
import { type ClipboardEvent, type ClipboardEventHandler, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { DifficultyOptions } from '../../platform/form/difficulty-options.tsx'
import { Field, FieldError } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useTheirs } from '../edit/public.ts'
import { blankRow, type ModuleForm } from './module-fields.ts'
import { pastedRows } from './pasted-rows.ts'
import { useKnownQuestions } from './use-known-questions.ts'
import './question-rows.css'

/** Shows the rows of a module's questions. At least one row stays. */
export function QuestionRows({ form }: { form: ModuleForm }) {
  const rows = useFieldArray({ control: form.control, name: 'questions' })
  const list = useRef<HTMLOListElement>(null)
  const { errors } = form.formState
  const theirs = useTheirs()
  const full = rows.fields.length >= limits.questions
  const withKnown = useKnownQuestions(form)

  const paste = (at: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'))
    if (!pasted || form.getValues(`questions.${at}.questionName`) !== '') return
    event.preventDefault()
    rows.remove(at)
    rows.insert(at, pasted.slice(0, limits.questions - rows.fields.length + 1))
    withKnown(pasted.map((_, row) => at + row)).catch(reportError)
  }
  const remove = (at: number) => {
    rows.remove(at)
    form.setFocus(`questions.${Math.max(0, at - 1)}.questionName`)
  }
  // The button disappears with its row, so the focus needs another place.
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
          {say('questions')}
        </h2>
        <p className="label plain" role="status">
          {rows.fields.length} {rows.fields.length === 1 ? say('row') : say('rows')}
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
            onLink={() => withKnown([at]).catch(reportError)}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {errors.questions?.message && <FieldError>{errors.questions.message}</FieldError>}
      <div className="row-btns">
        <Button disabled={full} onClick={() => rows.append(blankRow)}>
          <Icon name="plus" small />
          {say('addQuestion')}
        </Button>
        <p className="hint">{say('rowsHint')}</p>
      </div>
      {theirs('questions')}
    </section>
  )
}

interface QuestionRowProps {
  form: ModuleForm
  at: number
  count: number
  onPaste: ClipboardEventHandler<HTMLInputElement>
  /** Runs after the link was typed or pasted. */
  onLink: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

function QuestionRowFields({ form, at, count, onPaste, onLink, onMove, onRemove }: QuestionRowProps) {
  const { register, formState } = form
  const errors = formState.errors.questions?.[at]
  return (
    <li>
      <fieldset className="q-row">
        <legend className="sr">{say('rowLabel', { at: at + 1 })}</legend>
        <span className="q-number num" aria-hidden="true">
          {String(at + 1).padStart(2, '0')}
        </span>
        <Field label={say('questionName')} error={errors?.questionName?.message} className="q-name">
          <TextInput {...register(`questions.${at}.questionName`)} onPaste={onPaste} autoComplete="off" />
        </Field>
        <Field label={say('difficulty')} error={errors?.difficulty?.message}>
          <Select {...register(`questions.${at}.difficulty`)}>
            <DifficultyOptions />
          </Select>
        </Field>
        <Field label={say('link')} error={errors?.link?.message}>
          <TextInput
            {...register(`questions.${at}.link`, { onChange: onLink })}
            type="url"
            inputMode="url"
            placeholder={say('https')}
            autoComplete="off"
          />
        </Field>
        <RowButtons at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </fieldset>
    </li>
  )
}

type RowButtonsProps = Pick<QuestionRowProps, 'at' | 'count' | 'onMove' | 'onRemove'>

function RowButtons({ at, count, onMove, onRemove }: RowButtonsProps) {
  const buttonProps = { variant: 'ghost', square: true } as const
  const name = say('rowLabel', { at: at + 1 })
  return (
    <div className="q-btns">
      {/* The button is off but not `disabled`, so a row that reached an end keeps the focus on its button. */}
      <Button
        {...buttonProps}
        data-move="up"
        aria-label={say('moveUp', { name })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(at - 1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        {...buttonProps}
        data-move="down"
        aria-label={say('moveDown', { name })}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && onMove(at + 1)}
      >
        <Icon name="down" />
      </Button>
      <Button {...buttonProps} aria-label={say('remove', { name })} disabled={count === 1} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </div>
  )
}
