import { useState } from 'react'
import { EmailStep } from './email-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { ResetStep } from './reset-step.tsx'

interface ForgotFlowProps {
  /** As typed in Login. */
  email: string | undefined
  onLogin: (email: string | undefined, field: 'email' | 'password') => void
}

const STEPS = ['email', 'otp', 'reset'] as const
type Step = (typeof STEPS)[number]

/** The token of the otp step lives in this component's memory and nowhere else; leaving the flow forgets it. */
export function ForgotFlow({ email: typed, onLogin }: ForgotFlowProps) {
  const [step, setStep] = useState<Step>('email')
  const [email, setEmail] = useState(typed)
  const [token, setToken] = useState('')

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
  return (
    <section className="auth-form" aria-labelledby="reset-title">
      <p className="label">
        <b>{`0${STEPS.indexOf(step) + 1}`}</b>
        {` / 03 / ${step}`}
      </p>
      <h1 className="head" id="reset-title">
        Reset Password
      </h1>
      {step === 'email' && (
        <EmailStep email={email} onSent={toOtp} onBack={(left) => onLogin(left, 'email')} />
      )}
      {step === 'otp' && <OtpStep email={email ?? ''} onAccepted={toReset} onBack={() => back('email')} />}
      {step === 'reset' && (
        <ResetStep
          token={token}
          onDone={() => onLogin(email, 'password')}
          onExpired={() => back('email')}
          onBack={() => back('otp')}
        />
      )}
    </section>
  )
}
