import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/ui/field.tsx'
import { TextInput } from '../../platform/ui/text-input.tsx'

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
