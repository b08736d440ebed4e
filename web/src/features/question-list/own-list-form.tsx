import { say } from 'words:question-list'
import { createOwnList, type OwnList, updateOwnList } from '@callofcode/contract/question-list/own-list'
import { ownListBody } from '@callofcode/contract/schemas/question-list/own-list'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { FormDialog } from '../curriculum-editor/public.ts'
import { useKeptForm } from '../draft/public.ts'
import { useFreshLists } from './own-lists.ts'

const words = ownListBody.pick({ title: true, description: true }).extend({ description: z.string() })
type Words = z.input<typeof words>
const FIELDS = ['title', 'description'] as const
const BLANK: Words = { title: '', description: '' }

interface OwnListFormProps {
  /** The list whose texts are edited. Undefined for a new list. */
  list?: Pick<OwnList, '_id' | 'title' | 'description' | 'version'> | undefined
  /** The initial content of a new list that is a copy. */
  of?: Words & { readonly questions: string[] }
  onClose: () => void
  onDone?: (id: string) => void
}

/** Edits the texts of a list, or creates one. The browser stores the typed texts of a new list. */
export function OwnListForm({ list, of, onClose, onDone }: OwnListFormProps) {
  const [begun] = useState(() => {
    const { title, description } = list ?? of ?? BLANK
    return { title, description }
  })
  const form = useForm<Words>({
    resolver: zodResolver(words),
    defaultValues: begun,
  })
  const kept = useKeptForm(form, `own-list:${list?._id ?? of?.title ?? ''}`, begun)
  const fresh = useFreshLists()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Words) =>
      list
        ? call(updateOwnList, { params: { id: list._id }, body }, { basedOn: `${list.version}` })
        : callOnce(createOwnList, { body: { ...body, questions: of?.questions ?? [] } }),
    onSuccess: async ({ data }) => {
      kept.forget()
      await fresh()
      onClose()
      onDone?.(data._id)
    },
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  const { errors } = form.formState
  const title = list ? say('editOwn') : of ? say('copyList') : say('newList')
  return (
    <FormDialog
      title={title}
      action={list ? say('saveOwn') : of ? say('copyList') : say('makeList')}
      busy={isPending}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => mutate(body))}
    >
      <Field label={say('titleOfList')} error={errors.title?.message} required>
        <TextInput {...form.register('title')} autoComplete="off" />
      </Field>
      <Field label={say('whatItIsFor')} error={errors.description?.message}>
        <TextArea {...form.register('description')} rows={3} />
      </Field>
    </FormDialog>
  )
}
