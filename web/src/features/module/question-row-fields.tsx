import { DIFFICULTIES } from '@callofcode/contract/curriculum'
import type { ClipboardEventHandler } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/select.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { ModuleForm } from './module-fields.ts'

interface QuestionRowProps {
  form: ModuleForm
  at: number
  count: number
  onPaste: ClipboardEventHandler<HTMLInputElement>
  onMove: (to: number) => void
  onRemove: () => void
}

export function QuestionRowFields({ form, at, count, onPaste, onMove, onRemove }: QuestionRowProps) {
  const { register, formState } = form
  const errors = formState.errors.questions?.[at]
  return (
    <li>
      <fieldset className="q-row">
        <legend className="sr">Question {at + 1}</legend>
        <span className="q-number num" aria-hidden="true">
          {String(at + 1).padStart(2, '0')}
        </span>
        <Field label="Question name" error={errors?.questionName?.message} className="q-name">
          <TextInput {...register(`questions.${at}.questionName`)} onPaste={onPaste} autoComplete="off" />
        </Field>
        <Field label="Difficulty" error={errors?.difficulty?.message}>
          <Select {...register(`questions.${at}.difficulty`)}>
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty}>{difficulty}</option>
            ))}
          </Select>
        </Field>
        <Field label="Link" error={errors?.link?.message}>
          <TextInput
            {...register(`questions.${at}.link`)}
            type="url"
            inputMode="url"
            placeholder="https://"
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
  const looks = { variant: 'ghost', square: true } as const
  const name = `question ${at + 1}`
  return (
    <div className="q-btns">
      {/* Off, but not disabled: a row that has arrived at an end keeps the focus on its button. */}
      <Button
        {...looks}
        data-move="up"
        aria-label={`Move ${name} up`}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(at - 1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        {...looks}
        data-move="down"
        aria-label={`Move ${name} down`}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && onMove(at + 1)}
      >
        <Icon name="down" />
      </Button>
      <Button {...looks} aria-label={`Remove ${name}`} disabled={count === 1} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </div>
  )
}
