import { resetBody } from '@callofcode/contract/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { StepActions } from './step-actions.tsx'
import { useResetPassword } from './use-reset-password.ts'

interface ResetStepProps {
  token: string
  onDone: () => void
  onExpired: () => void
  onBack: () => void
}

const fields = resetBody.shape.memberData

export function ResetStep({ token, onDone, onExpired, onBack }: ResetStepProps) {
  const form = useForm({ resolver: zodResolver(fields) })
  const { control, register, handleSubmit, setFocus, formState } = form
  const { reset, isPending, expired } = useResetPassword(form, token, onDone)
  const password = useWatch({ control, name: 'password' }) ?? ''
  const refusal = formState.errors.password?.message
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((given) => reset(given.password))}>
      {expired && <Expired reason={expired} onAgain={onExpired} />}
      <PasswordField
        label="New password"
        registration={register('password')}
        error={refusal}
        autoComplete="new-password"
        hint={<PasswordRules password={password} refused={Boolean(refusal)} />}
      />
      <StepActions busy={isPending && 'Resetting the password...'} onBack={onBack}>
        Reset password
      </StepActions>
    </form>
  )
}

function Expired({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  return (
    <Notice tone="error" role="alert" className="with-way-on">
      <p>{reason}</p>
      <Button size="dense" onClick={onAgain}>
        Ask for a new code
      </Button>
    </Notice>
  )
}
