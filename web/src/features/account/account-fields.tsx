import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { PasswordInput } from '../../platform/form/password-input.tsx'
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
