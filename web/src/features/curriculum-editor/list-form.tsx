import { say } from 'words:questions'
import {
  createList,
  type EditedListOverview,
  updateList,
} from '@callofcode/contract/question-list/question-list'
import { listBody } from '@callofcode/contract/schemas/question-list/question-list'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useChange } from './curriculum-queries.ts'
import { FormDialog } from './form-dialog.tsx'

type Body = z.input<typeof listBody>
type Words = Pick<EditedListOverview, '_id' | 'title' | 'description' | 'version' | 'shipped'>
const FIELDS = ['title', 'description'] as const

interface ListFormProps {
  list?: Words | undefined
  onClose: () => void
  onDone: (id: string) => void
}

/** Edits a new or an existing list. */
export function ListForm({ list, onClose, onDone }: ListFormProps) {
  const form = useForm<Body>({
    resolver: zodResolver(listBody),
    defaultValues: { title: list?.title ?? '', description: list?.description ?? '' },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const { mutate, isPending } = useChange(async (body: Body) => {
    const answer = await (list
      ? call(updateList, { params: { id: list._id }, body }, { basedOn: `${list.version}` })
      : callOnce(createList, { body }))
    onDone(answer.data._id)
    return answer
  })
  const send = handleSubmit((body) =>
    mutate(body, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error, FIELDS) }),
  )
  return (
    <FormDialog
      title={list ? say('editList') : say('newList')}
      action={list ? say('saveList') : say('makeList')}
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
      {list?.shipped && <p className="small muted">{say('keptByUpdates')}</p>}
    </FormDialog>
  )
}
