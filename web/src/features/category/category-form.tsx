import { say } from 'words:category'
import {
  CATEGORY_DESCRIPTION,
  CATEGORY_READERS,
  CATEGORY_WRITERS,
  type CategoryRecord,
  createCategory,
  updateCategory,
} from '@callofcode/contract/category/category'
import { CATEGORY_NAME } from '@callofcode/contract/forum/forum'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Select, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import {
  ALL_FIELDS,
  type CategoryBody,
  type CategoryFields,
  categoryFields,
  fieldsOf,
} from './category-fields.ts'
import { categoryRecords, readCategoriesAgain } from './category-queries.ts'
import { WORDS } from './category-words.ts'
import { ChosenFields } from './chosen-fields.tsx'

interface Props {
  /** Undefined for a new category. */
  readonly category: CategoryRecord | undefined
  readonly onClose: () => void
}

/** Adds a category, or changes one. */
export function CategoryForm({ category, onClose }: Props) {
  const [opened] = useState(category)
  const [before] = useState(() => fieldsOf(category))
  const form = useForm<CategoryFields, unknown, CategoryBody>({
    resolver: zodResolver(categoryFields),
    defaultValues: before,
  })
  const { forget } = useKeptForm(form, `category:${category?._id ?? 'new'}`, before)
  const close = () => {
    forget()
    onClose()
  }
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ archived, ...body }: CategoryBody) =>
      opened
        ? call(updateCategory, {
            params: { id: opened._id },
            body: { ...body, archived, basedOn: opened.updatedAt },
          })
        : call(createCategory, { body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      close()
    },
    onError: (error) => showFieldErrors(form, error, ALL_FIELDS),
    onSettled: () => readCategoriesAgain(client),
  })
  const { register, control, formState, setFocus } = form
  const [readers, writers] = useWatch({ control, name: ['readers', 'writers'] })
  const { data } = useQuery(categoryRecords)
  const choices = { batches: data?.batches ?? [], groups: data?.groups ?? [] }
  useEffect(() => {
    setFocus('name')
  }, [setFocus])
  return (
    <Dialog open onOpenChange={close} title={opened ? say('editCategory') : say('addCategory')}>
      <form className="form" method="post" noValidate onSubmit={form.handleSubmit((body) => mutate(body))}>
        <Field label={say('name')} error={formState.errors.name?.message} required>
          <TextInput {...register('name')} autoComplete="off" maxLength={CATEGORY_NAME} />
        </Field>
        <Field label={say('description')} error={formState.errors.description?.message}>
          <TextInput {...register('description')} autoComplete="off" maxLength={CATEGORY_DESCRIPTION} />
        </Field>
        <Field
          label={say('whoReads')}
          hint={readers === 'everyone' ? say('everyoneHint') : say('hiddenHint')}
        >
          <Select {...register('readers')}>
            {CATEGORY_READERS.map((one) => (
              <option key={one} value={one}>
                {WORDS[one]()}
              </option>
            ))}
          </Select>
        </Field>
        <ChosenFields form={form} who="reader" kind={readers} choices={choices} />
        <Field label={say('whoWrites')} hint={say('writersHint')}>
          <Select {...register('writers')}>
            {CATEGORY_WRITERS.map((one) => (
              <option key={one} value={one}>
                {WORDS[one]()}
              </option>
            ))}
          </Select>
        </Field>
        <ChosenFields form={form} who="writer" kind={writers} choices={choices} />
        {opened && <Checkbox {...register('archived')}>{say('archiveHint')}</Checkbox>}
        <div className="row-btns">
          <Button onClick={close}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending && say('saving')}>
            {opened ? say('save') : say('addCategory')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
