import { say } from 'words:account'
import { limits } from '@callofcode/contract/limits'
import { passoutYears, passwordClasses } from '@callofcode/contract/text'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { PasswordInput } from '../../platform/form/password-input.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import './password-rules.css'

interface EmailFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
  /** The kind of value that the browser may fill in: `username` on sign-in forms. */
  autoComplete: 'username' | 'email'
}

export function EmailField({ registration, error, autoComplete }: EmailFieldProps) {
  return (
    <Field label={say('email')} error={error} required span>
      <TextInput
        {...registration}
        type="email"
        icon="mail"
        autoComplete={autoComplete}
        placeholder={say('emailExample')}
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
    <Field label={say('name')} error={error} required>
      <TextInput {...registration} icon="user" autoComplete="name" />
    </Field>
  )
}

export const chosenYear = (chosen: string) => (chosen ? Number(chosen) : undefined)

interface PassoutFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
  /** A join code may bring the year. */
  byCode?: boolean
}

export function PassoutField({ registration, error, byCode = false }: PassoutFieldProps) {
  return (
    <Field
      label={say('passout')}
      error={error}
      {...(byCode && { hint: say('yearByCode') })}
      required={!byCode}
    >
      <Select {...registration}>
        <option value="">{say('chooseYear')}</option>
        {passoutYears().map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
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

interface NewPasswordFieldProps {
  label: string
  registration: UseFormRegisterReturn
  error: string | undefined
  /** As typed so far. */
  password: string
}

export function NewPasswordField({ password, ...field }: NewPasswordFieldProps) {
  const hint = <PasswordRules password={password} refused={Boolean(field.error)} />
  return <PasswordField {...field} autoComplete="new-password" hint={hint} />
}

interface NewPasswordFieldsProps {
  register: (name: 'password' | 'confirmPassword') => UseFormRegisterReturn
  errors: { readonly password: string | undefined; readonly confirmPassword: string | undefined }
  /** As typed so far. */
  password: string
}

/** A new password and its repetition. */
export function NewPasswordFields({ register, errors, password }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField
        label={say('password')}
        registration={register('password')}
        error={errors.password}
        password={password}
      />
      <PasswordField
        label={say('confirmPassword')}
        registration={register('confirmPassword')}
        error={errors.confirmPassword}
        autoComplete="new-password"
        hint={say('sameAgain')}
      />
    </>
  )
}

const { passwordShortest, passwordLongest } = limits
const { uppercase, lowercase, digit, special } = passwordClasses

const rules: readonly { words: () => string; holds: (password: string) => boolean }[] = [
  {
    words: () => say('ruleLength', { least: passwordShortest, most: passwordLongest }),
    holds: fits,
  },
  { words: () => say('ruleUpper'), holds: (password) => uppercase.test(password) },
  { words: () => say('ruleLower'), holds: (password) => lowercase.test(password) },
  { words: () => say('ruleDigit'), holds: (password) => digit.test(password) },
  { words: () => say('ruleSpecial'), holds: (password) => special.test(password) },
]

function fits(password: string) {
  const length = [...password].length
  return length >= passwordShortest && length <= passwordLongest
}

/** Shows the rules for passwords and ticks them off during typing. A broken rule turns red only after the form was refused. */
export function PasswordRules({ password, refused }: { password: string; refused: boolean }) {
  return (
    <span className="rules">
      {rules.map(({ words, holds }) => (
        <Rule key={words()} words={words()} holds={holds(password)} refused={refused} />
      ))}
    </span>
  )
}

function Rule({ words, holds, refused }: { words: string; holds: boolean; refused: boolean }) {
  const missing = refused && !holds
  return (
    <span className={classNames('rule', holds && 'ok', missing && 'missing')}>
      {holds || missing ? <Icon name={holds ? 'check' : 'cross'} small /> : <i aria-hidden="true" />}
      {words}
      <span className="sr">{holds ? say('ruleDone') : ','}</span>
    </span>
  )
}
