import { DIFFICULTIES } from '@callofcode/contract/curriculum'
import {
  createQuestion,
  type EditedQuestion,
  questionBody,
  updateQuestion,
} from '@callofcode/contract/site/curriculum-editor'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
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

/** A new question of a topic, or one that is there. */
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
      title={question ? 'Edit question' : 'New question'}
      action={question ? 'Save question' : 'Add question'}
      busy={isPending}
      onClose={onClose}
      onSubmit={send}
    >
      <Field label="Name" error={errors.questionName?.message} required>
        <TextInput {...register('questionName')} autoComplete="off" />
      </Field>
      <Field label="Difficulty" error={errors.difficulty?.message}>
        <Select {...register('difficulty')}>
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </Select>
      </Field>
      <Field label="Link" hint="Where it is solved" error={errors.link?.message} required>
        <TextInput {...register('link')} type="url" placeholder="https://" autoComplete="off" />
      </Field>
      {question && <p className="small muted">Whoever has ticked it keeps the tick.</p>}
    </FormDialog>
  )
}
