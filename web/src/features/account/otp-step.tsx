import { say } from 'words:account'
import { forgotPassword, verifyOtp } from '@callofcode/contract/account/account'
import { messages } from '@callofcode/contract/messages'
import { verifyBody } from '@callofcode/contract/schemas/account/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type UseFormReturn, useController, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { wordsAtField } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { OtpInput } from '../../platform/form/otp-input.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { told } from '../../platform/language/told.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { NOT_CACHED, useFailureToast } from './credential-form.ts'
import { StepActions } from './submit-button.tsx'

interface OtpStepProps {
  email: string
  onAccepted: (token: string) => void
  onBack: () => void
}

export function OtpStep({ email, onAccepted, onBack }: OtpStepProps) {
  const form = useForm({ resolver: zodResolver(verifyBody), defaultValues: { email, otp: '' } })
  const { control, handleSubmit, setFocus } = form
  const { verify, isPending } = useVerifyCode(form, onAccepted)
  const { field, fieldState } = useController({ control, name: 'otp' })
  useEffect(() => {
    setFocus('otp')
  }, [setFocus])
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => verify(body))}>
      <p className="muted">{say('codeOnWay', { email, mails: useMails() })}</p>
      <Field label={say('code')} hint={say('codeHint')} error={fieldState.error?.message} required>
        <OtpInput {...field} />
      </Field>
      <StepActions busy={isPending && say('checkingCode')} onBack={onBack}>
        {say('verifyCode')}
      </StepActions>
      <SendAnother email={email} onSent={() => form.resetField('otp')} />
    </form>
  )
}

function SendAnother({ email, onSent }: { email: string; onSent: () => void }) {
  const { sendCode, isPending } = useSendCode({ onSent })
  return (
    <p className="send-another small muted">
      {say('noCode')}
      <Button variant="ghost" busy={isPending && say('sendingNew')} onClick={() => sendCode(email)}>
        {say('sendNew')}
      </Button>
    </p>
  )
}

type Code = z.input<typeof verifyBody>

/** Exchanges the code for the token of the reset. The field shows why a code was refused. */
function useVerifyCode({ setError }: UseFormReturn<Code>, onAccepted: (token: string) => void) {
  const showFailureToast = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Code) => call(verifyOtp, { body }),
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: ({ token }) => {
      toast.success(told(messages.otpVerified))
      onAccepted(token)
    },
    onError: (error) => {
      showFailureToast(error)
      if (error instanceof CallError && (error.status === 400 || error.status === 401))
        setError('otp', { message: wordsAtField(error, 'otp') ?? error.message }, { shouldFocus: true })
    },
  })
  return { verify: mutate, isPending }
}

interface SendCode {
  onSent: (email: string) => void
  onFailed?: (error: Error) => void
}

/** Sends a one-time code, the first or a new one. */
export function useSendCode({ onSent, onFailed }: SendCode) {
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    onSuccess: (_answer, email) => {
      toast.success(told(messages.otpSent))
      onSent(email)
    },
    onError: (error) => onFailed?.(error),
  })
  return { sendCode: mutate, isPending }
}
