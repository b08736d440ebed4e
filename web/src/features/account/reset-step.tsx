import { say } from 'words:account'
import { resetPassword } from '@callofcode/contract/account/account'
import { messages } from '@callofcode/contract/messages'
import type { Transport } from '@callofcode/contract/page'
import { resetBody } from '@callofcode/contract/schemas/account/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { browserTransport, CallError, call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { NewPasswordField } from './account-fields.tsx'
import { NOT_CACHED, useFailureToast } from './credential-form.ts'
import { StepActions } from './submit-button.tsx'

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
  useEffect(() => {
    setFocus('password')
  }, [setFocus])
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((given) => reset(given.password))}>
      {expired && <Expired reason={expired} onAgain={onExpired} />}
      <NewPasswordField
        label={say('newPassword')}
        registration={register('password')}
        error={formState.errors.password?.message}
        password={password}
      />
      <StepActions busy={isPending && say('resetting')} onBack={onBack}>
        {say('resetPassword')}
      </StepActions>
    </form>
  )
}

export function Expired({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  return (
    <Notice tone="error" role="alert" className="with-way-on">
      <p>{reason}</p>
      <Button size="dense" onClick={onAgain}>
        {say('askAgain')}
      </Button>
    </Notice>
  )
}

/** Sets the new password with the token of the otp step. `expired` is the reason why the token is no longer valid. */
function useResetPassword(form: UseFormReturn<{ password: string }>, token: string, onDone: () => void) {
  const showFailureToast = useFailureToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (password: string) =>
      call(resetPassword, { body: { memberData: { password } } }, { transport: bearing(token) }),
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: () => {
      toast.success(told(messages.passwordReset))
      onDone()
    },
    onError: (failed) => {
      showFailureToast(failed)
      showFieldErrors(form, failed, ['password'])
    },
  })
  const expired = error instanceof CallError && error.status === 401 ? error.message : undefined
  return { reset: mutate, isPending, expired }
}

/** The token goes with this one request; it is no cookie and is stored nowhere. */
export const bearing =
  (token: string): Transport =>
  (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return browserTransport(path, { ...init, headers })
  }
