import { forgotBody } from '@callofcode/contract/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { EmailField } from './email-field.tsx'
import { StepActions } from './step-actions.tsx'
import { useSendCode } from './use-send-code.ts'

interface EmailStepProps {
  email: string | undefined
  onSent: (email: string) => void
  onBack: (email: string | undefined) => void
}

export function EmailStep({ email, onSent, onBack }: EmailStepProps) {
  const form = useForm({
    resolver: zodResolver(forgotBody),
    ...(email && { defaultValues: { email } }),
  })
  const { register, handleSubmit, setFocus, getValues, formState } = form
  const { sendCode, isPending } = useSendCode({
    onSent,
    onFailed: (error) => showFieldErrors(form, error, ['email']),
  })
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => sendCode(body.email))}>
      <p className="muted">A code of six digits goes to your email. With it you set a new password.</p>
      <EmailField
        registration={register('email')}
        error={formState.errors.email?.message}
        autoComplete="username"
      />
      <StepActions busy={isPending && 'Sending the code...'} onBack={() => onBack(getValues('email'))}>
        Send code
      </StepActions>
    </form>
  )
}
