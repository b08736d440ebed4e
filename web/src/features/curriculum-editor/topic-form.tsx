import { say } from 'words:questions'
import { LEVELS } from '@callofcode/contract/curriculum/curriculum'
import {
  createTopic,
  type EditedTopic,
  updateTopic,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { topicBody } from '@callofcode/contract/schemas/curriculum-editor/curriculum-editor'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useChange } from './curriculum-queries.ts'
import { FormDialog } from './form-dialog.tsx'

type Body = z.input<typeof topicBody>
const FIELDS = ['title', 'description', 'difficulty'] as const

/** Edits a new or an existing topic. */
export function TopicForm({ topic, onClose }: { topic?: EditedTopic | undefined; onClose: () => void }) {
  const form = useForm<Body>({
    resolver: zodResolver(topicBody),
    defaultValues: {
      title: topic?.title ?? '',
      description: topic?.description ?? '',
      difficulty: topic?.difficulty ?? 'Beginner',
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const { mutate, isPending } = useChange((body: Body) =>
    topic
      ? call(updateTopic, { params: { id: topic._id }, body }, { basedOn: `${topic.version}` })
      : callOnce(createTopic, { body }),
  )
  const send = handleSubmit((body) =>
    mutate(body, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error, FIELDS) }),
  )
  return (
    <FormDialog
      title={topic ? say('editTopic') : say('newTopic')}
      action={topic ? say('saveTopic') : say('addTopic')}
      busy={isPending}
      onClose={onClose}
      onSubmit={send}
    >
      <Field label={say('title')} error={errors.title?.message} required>
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Field label={say('description')} error={errors.description?.message} required>
        <TextArea {...register('description')} rows={3} />
      </Field>
      <Field label={say('level')} error={errors.difficulty?.message}>
        <Select {...register('difficulty')}>
          {LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
      </Field>
      {topic?.shipped && <p className="small muted">{say('keptByUpdates')}</p>}
    </FormDialog>
  )
}
