import { limits } from '@callofcode/contract/limits'
import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'
import type { Mentions } from './use-nameable.ts'

interface MarkdownFieldProps<Fields extends FieldValues, Sent> {
  label: string
  control: Control<Fields, unknown, Sent>
  name: FieldPathByValue<Fields, string>
  hint?: ReactNode
  below?: ReactNode
  placeholder?: string | undefined
  limitBytes?: number | undefined
  size?: 'normal' | 'short' | undefined
  /** The members that can be named with `@`. */
  mentions?: Mentions | undefined
}

/** The editor as a required field of a form. */
export function MarkdownField<Fields extends FieldValues, Sent>(props: MarkdownFieldProps<Fields, Sent>) {
  const { label, control, name, hint, below, limitBytes = limits.contentBytes, ...rest } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} below={below} required span>
      <MarkdownEditor
        {...rest}
        name={field.name}
        ref={field.ref}
        value={field.value ?? ''}
        onBlur={field.onBlur}
        onChange={field.onChange}
        limitBytes={limitBytes}
      />
    </Field>
  )
}
