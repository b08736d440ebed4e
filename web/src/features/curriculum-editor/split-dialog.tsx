import { say } from 'words:question-merge'
import type { EditedQuestion } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import {
  MOST_PARTS,
  previewQuestionSplit,
  splitQuestion,
} from '@callofcode/contract/question-merge/question-merge'
import { questionBody } from '@callofcode/contract/schemas/curriculum-editor/curriculum-editor'
import { splitPart } from '@callofcode/contract/schemas/question-merge/question-merge'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { read } from '../../platform/api/read.ts'
import { DifficultyOptions } from '../../platform/form/difficulty-options.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Select, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useChange } from './curriculum-queries.ts'
import { FormDialog } from './form-dialog.tsx'

const fields = z.object({ questionName: questionBody.shape.questionName, parts: z.array(splitPart).min(1) })
type Body = z.input<typeof fields>
const FIELDS = [
  'questionName',
  ...Array.from({ length: MOST_PARTS - 1 }, (_, at) => `parts.${at}.questionName` as const),
  ...Array.from({ length: MOST_PARTS - 1 }, (_, at) => `parts.${at}.link` as const),
] as const

interface SplitDialogProps {
  question: EditedQuestion
  onClose: () => void
}

/** Splits one question into several. It first shows what this means for people who had ticked it. */
export function SplitDialog({ question, onClose }: SplitDialogProps) {
  const { _id: id, questionName, difficulty, link } = question
  const part = { questionName: '', difficulty, link, done: true }
  const form = useForm<Body>({
    resolver: zodResolver(fields),
    defaultValues: { questionName, parts: [part] },
  })
  const { fields: parts, append, remove } = useFieldArray({ control: form.control, name: 'parts' })
  const { mutate, isPending } = useChange((body: Body) => callOnce(splitQuestion, { params: { id }, body }))
  const send = form.handleSubmit((body) =>
    mutate(body, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error, FIELDS) }),
  )
  return (
    <FormDialog
      title={say('splitOne', { name: questionName })}
      action={say('split')}
      busy={isPending}
      onClose={onClose}
      onSubmit={send}
    >
      <SplitPreview id={id} />
      <Field
        label={say('firstPart')}
        hint={say('firstPartStays')}
        error={form.formState.errors.questionName?.message}
      >
        <TextInput {...form.register('questionName')} autoComplete="off" />
      </Field>
      {parts.map(({ id: key }, at) => (
        <PartFields
          key={key}
          form={form}
          at={at}
          onRemove={parts.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {parts.length < MOST_PARTS - 1 && (
        <div>
          <Button size="dense" type="button" onClick={() => append(part)}>
            <Icon name="plus" />
            {say('anotherPart')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

interface PartFieldsProps {
  form: UseFormReturn<Body>
  at: number
  onRemove: (() => void) | undefined
}

function PartFields({ form: { register, formState }, at, onRemove }: PartFieldsProps) {
  const errors = formState.errors.parts?.[at]
  return (
    <fieldset className="form split-part">
      <legend className="label">{say('partNumber', { number: at + 2 })}</legend>
      <Field label={say('name')} error={errors?.questionName?.message} required>
        <TextInput {...register(`parts.${at}.questionName`)} autoComplete="off" />
      </Field>
      <Field label={say('difficulty')}>
        <Select {...register(`parts.${at}.difficulty`)}>
          <DifficultyOptions />
        </Select>
      </Field>
      <Field label={say('link')} error={errors?.link?.message} required>
        <TextInput {...register(`parts.${at}.link`)} type="url" autoComplete="off" />
      </Field>
      <Checkbox {...register(`parts.${at}.done`)}>{say('countsAsDone')}</Checkbox>
      {onRemove && (
        <div>
          <Button size="dense" variant="ghost" type="button" onClick={onRemove}>
            {say('withoutPart')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function SplitPreview({ id }: { id: string }) {
  const { data } = useQuery({
    ...read(previewQuestionSplit, { params: { id } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  return (
    <p className="muted" aria-live="polite">
      {data ? say('splitMeans', { ticked: data.data.ticked, lists: data.data.lists }) : say('counting')}
    </p>
  )
}
