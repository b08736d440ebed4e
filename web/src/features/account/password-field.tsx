import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { PasswordInput } from '../../platform/form/password-input.tsx'

interface PasswordFieldProps {
  label: string
  registration: UseFormRegisterReturn
  error: string | undefined
  /** `new-password` offers to make one up. */
  autoComplete: 'current-password' | 'new-password'
  /** The rule, so that nobody has to break it to learn it. */
  hint: ReactNode
}

export function PasswordField({ label, registration, error, autoComplete, hint }: PasswordFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required span>
      <PasswordInput {...registration} autoComplete={autoComplete} />
    </Field>
  )
}

export const PASSWORD_HINT = '8–64 characters, with uppercase, lowercase, a number and a special character.'
