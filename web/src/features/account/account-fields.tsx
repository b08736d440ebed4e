import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { PasswordInput } from '../../platform/form/password-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'

interface EmailFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
  /** What the browser may fill in: `username` where it is used to sign in. */
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
  /** With `new-password` the browser offers to generate one. */
  autoComplete: 'current-password' | 'new-password'
  /** The rules for passwords, shown before they are broken. */
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
