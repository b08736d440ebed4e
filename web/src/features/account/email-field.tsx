import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'

interface EmailFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
  /** What the browser may fill in: `username` where one signs in with it. */
  autoComplete: 'username' | 'email'
}

export function EmailField({ registration, error, autoComplete }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required span>
      <TextInput
        {...registration}
        type="email"
        icon="mail"
        autoComplete={autoComplete}
        placeholder="you@college.edu"
      />
    </Field>
  )
}
