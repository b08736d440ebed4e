import { say } from 'words:account'
import { forgotBody } from '@callofcode/contract/schemas/account/account'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Skeleton } from '../../platform/feedback/skeleton.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmailField } from './account-fields.tsx'
import { OtpStep, useSendCode } from './otp-step.tsx'
import { Expired, ResetStep } from './reset-step.tsx'
import { StepActions } from './submit-button.tsx'
import { useResetToken, Welcome } from './welcome.tsx'

interface ForgotFlowProps {
  /** The token of a mailed link. With it the flow begins at its last step. */
  mailed?: string | undefined
  /** The address typed in Login. */
  email: string | undefined
  onLogin: (email: string | undefined, field: 'email' | 'password') => void
  onSecondStep: (step: SecondStep) => void
}

const STEPS = ['email', 'otp', 'reset'] as const
type Step = (typeof STEPS)[number]
const STEP_NAMES = { email: 'stepEmail', otp: 'stepOtp', reset: 'stepReset' } as const

/** Keeps the token of the OTP step in this component's state only. Leaving the flow discards it. */
export function ForgotFlow({ mailed, email: typed, onLogin, onSecondStep }: ForgotFlowProps) {
  const [step, setStep] = useState<Step>(mailed ? 'reset' : 'email')
  const [email, setEmail] = useState(typed)
  const [token, setToken] = useState(mailed ?? '')

  const toOtp = (to: string) => {
    setEmail(to)
    setStep('otp')
  }
  const toReset = (given: string) => {
    setToken(given)
    setStep('reset')
  }
  const back = (to: Step) => {
    setToken('')
    setStep(to)
  }
  const { invited, isLoading, over } = useResetToken(token)
  // After a code the form for the new password comes at once. Few who use a code were invited.
  if (isLoading && mailed) return <Skeleton size="tall" />
  if (invited && !over) return <Welcome invited={invited} token={token} onSecondStep={onSecondStep} />
  return (
    <section className="auth-form" aria-labelledby="reset-title">
      <p className="label">
        <b>{`0${STEPS.indexOf(step) + 1}`}</b>
        {` / 03 / ${say(STEP_NAMES[step])}`}
      </p>
      <h1 className="title" id="reset-title">
        {say('reset')}
      </h1>
      {step === 'email' && (
        <EmailStep email={email} onSent={toOtp} onBack={(left) => onLogin(left, 'email')} />
      )}
      {step === 'otp' && <OtpStep email={email ?? ''} onAccepted={toReset} onBack={() => back('email')} />}
      {step === 'reset' && over && (
        <>
          <Expired reason={over} onAgain={() => back('email')} />
          <Button onClick={() => onLogin(email, 'email')}>{say('backToLogin')}</Button>
        </>
      )}
      {step === 'reset' && !over && (
        <ResetStep
          token={token}
          onDone={() => onLogin(email, 'password')}
          onExpired={() => back('email')}
          onBack={() => back(mailed === token ? 'email' : 'otp')}
        />
      )}
    </section>
  )
}

interface EmailStepProps {
  email: string | undefined
  onSent: (email: string) => void
  onBack: (email: string | undefined) => void
}

function EmailStep({ email, onSent, onBack }: EmailStepProps) {
  const form = useForm({
    resolver: zodResolver(forgotBody),
    ...(email && { defaultValues: { email } }),
  })
  const { register, handleSubmit, setFocus, getValues, formState } = form
  const { sendCode, isPending } = useSendCode({
    onSent,
    onFailed: (error) => showFieldErrors(form, error, ['email']),
  })
  const mails = useMails()
  useEffect(() => {
    setFocus('email')
  }, [setFocus])
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => sendCode(body.email))}>
      <p className="muted">{say('resetLead', { mails })}</p>
      <EmailField
        registration={register('email')}
        error={formState.errors.email?.message}
        autoComplete="username"
      />
      <StepActions busy={isPending && say('sendingCode')} onBack={() => onBack(getValues('email'))}>
        {say('sendCode')}
      </StepActions>
    </form>
  )
}
