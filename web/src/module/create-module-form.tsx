import { LEVELS } from '@callofcode/contract/curriculum'
import { messages } from '@callofcode/contract/messages'
import { createModule, listModules } from '@callofcode/contract/module'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { callOnce } from '../api/call-once.ts'
import { keyOf } from '../api/read.ts'
import { useSession } from '../api/session.ts'
import { DraftForm } from '../draft/draft-form.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { usePublish } from '../draft/use-publish.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toast } from '../ui/toasts.ts'
import { ModuleCreated } from './module-created.tsx'
import { blankModule, type ModuleFields, type ModuleSent, moduleFields } from './module-fields.ts'
import { QuestionRows } from './question-rows.tsx'

export type ModuleForm = UseFormReturn<ModuleFields, unknown, ModuleSent>

export function CreateModuleForm() {
  const client = useQueryClient()
  const { data: session } = useSession()
  const name = session?.name ?? ''
  const blank = useMemo(() => blankModule(name), [name])
  const form: ModuleForm = useForm({ resolver: zodResolver(moduleFields), defaultValues: blank })
  const draft = useDraft('module', form, blank)
  const { submit, isPending, sent } = usePublish({
    form,
    draft,
    send: (body: ModuleSent) => callOnce(createModule, { body }),
    onSent: () => client.invalidateQueries({ queryKey: keyOf(listModules) }),
    onFailed: () => toast.error(messages.moduleCreateFailed),
  })
  return (
    <>
      {sent && <ModuleCreated key={sent.data._id} message={sent.message} module={sent.data} />}
      <DraftForm
        label="Create Module"
        draft={draft}
        submit="Create Module"
        busy={isPending && 'Creating...'}
        onSubmit={submit}
      >
        <About form={form} />
        <QuestionRows form={form} />
      </DraftForm>
    </>
  )
}

function About({ form: { register, formState } }: { form: ModuleForm }) {
  const { errors } = formState
  return (
    <>
      <Field label="Title" error={errors.title?.message} required span>
        <TextInput {...register('title')} placeholder="Two pointers, from both ends" />
      </Field>
      <Field label="Description" error={errors.description?.message} required span>
        <TextArea {...register('description')} placeholder="What will they be able to do afterwards?" />
      </Field>
      <Field label="Created by" error={errors.createdBy?.message} hint="Shown on the card.">
        <TextInput {...register('createdBy')} icon="user" autoComplete="name" />
      </Field>
      <Field label="Level" error={errors.level?.message}>
        <Select {...register('level')}>
          {LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
      </Field>
    </>
  )
}
