import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'

interface NameFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

export function NameField({ registration, error }: NameFieldProps) {
  return (
    <Field label="Name" error={error} required>
      <TextInput {...registration} icon="user" autoComplete="name" />
    </Field>
  )
}
