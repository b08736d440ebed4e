import { say } from 'words:forum'
import { threadBody } from '@callofcode/contract/schemas/forum/forum'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { named } from '../../platform/language/words.ts'
import type { KeptTexts } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { useWritable } from './use-writable.ts'

export const THREAD_FIELDS = ['title', 'category', 'content'] as const
const ANYBODY = {}
export type ThreadInput = z.input<typeof threadBody>
export type ThreadBody = z.output<typeof threadBody>
export type ThreadForm = UseFormReturn<ThreadInput, unknown, ThreadBody>

/** The form of a thread. `before` may lack a category. */
export const useThreadForm = (before: KeptTexts): ThreadForm =>
  useForm<ThreadInput, unknown, ThreadBody>({
    resolver: zodResolver(threadBody),
    defaultValues: before as Partial<ThreadInput>,
  })

export function ThreadFields({ form }: { form: ThreadForm }) {
  const { register, control, formState } = form
  const { title, category } = formState.errors
  return (
    <>
      <Field label={say('title')} hint={say('titleHint')} error={title?.message} required>
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Field label={say('category')} error={category?.message} required>
        <Select {...register('category')}>
          <option value="">{say('chooseCategory')}</option>
          {useWritable(form.watch('category')).map((one) => (
            <option key={one} value={one}>
              {named('core', one)}
            </option>
          ))}
        </Select>
      </Field>
      <MarkdownField
        label={say('content')}
        control={control}
        name="content"
        size="short"
        mentions={ANYBODY}
      />
    </>
  )
}
