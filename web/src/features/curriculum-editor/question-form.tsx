import { say } from 'words:questions'
import {
  createQuestion,
  type EditedQuestion,
  updateQuestion,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { questionBody } from '@callofcode/contract/schemas/curriculum-editor/curriculum-editor'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { DifficultyOptions } from '../../platform/form/difficulty-options.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useChange } from './curriculum-queries.ts'
import { FormDialog } from './form-dialog.tsx'

const fields = questionBody.omit({ topicId: true })
type Body = z.input<typeof fields>
const FIELDS = ['questionName', 'difficulty', 'link'] as const

type QuestionFormProps = { onClose: () => void } & (
  | { question: EditedQuestion; topicId?: undefined }
  | { question?: undefined; topicId: string }
)

/** Edits a new question of a topic, or an existing one. */
export function QuestionForm({ question, topicId, onClose }: QuestionFormProps) {
  const form = useForm<Body>({
    resolver: zodResolver(fields),
    defaultValues: {
      questionName: question?.questionName ?? '',
      difficulty: question?.difficulty ?? 'Easy',
      link: question?.link ?? '',
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const { mutate, isPending } = useChange((body: Body) =>
    question
      ? call(updateQuestion, { params: { id: question._id }, body }, { basedOn: `${question.version}` })
      : callOnce(createQuestion, { body: { ...body, topicId: topicId ?? '' } }),
  )
  const send = handleSubmit((body) =>
    mutate(body, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error, FIELDS) }),
  )
  return (
    <FormDialog
      title={question ? say('editQuestion') : say('newQuestion')}
      action={question ? say('saveQuestion') : say('addQuestion')}
      busy={isPending}
      onClose={onClose}
      onSubmit={send}
    >
      <Field label={say('name')} error={errors.questionName?.message} required>
        <TextInput {...register('questionName')} autoComplete="off" />
      </Field>
      <Field label={say('difficulty')} error={errors.difficulty?.message}>
        <Select {...register('difficulty')}>
          <DifficultyOptions />
        </Select>
      </Field>
      <Field label={say('link')} hint={say('whereItIsSolved')} error={errors.link?.message} required>
        <TextInput {...register('link')} type="url" placeholder={say('https')} autoComplete="off" />
      </Field>
      {question && <p className="small muted">{say('ticksStay')}</p>}
    </FormDialog>
  )
}
