import { say } from 'words:account'
import { limits } from '@callofcode/contract/limits'
import { signinBody } from '@callofcode/contract/schemas/account/account'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Notice } from '../../platform/feedback/notice.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmailField, PasswordField } from './account-fields.tsx'
import { CollegeSignin } from './college-signin.tsx'
import { useHydrated } from './credential-form.ts'
import { nextOf } from './next-place.ts'
import { TryMeanwhile } from './signup-outcome.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSignIn } from './use-sign-in.ts'

interface LoginFormProps {
  form: LoginFormState
  /** The field to focus when a button led here. */
  focus: 'email' | 'password' | undefined
  /** The reason why the second step failed. */
  over: string | undefined
  onSecondStep: (step: SecondStep) => void
  onFailed: (reason: string) => void
  onForgot: () => void
}

export function LoginForm({ form, focus, over, onSecondStep, onFailed, onForgot }: LoginFormProps) {
  const { register, handleSubmit, setFocus, formState } = form
  const login = useSignIn({ onFailed, onSecondStep })
  const refusal = login.refusal ?? over
  const place = useLocation()
  // The server draws the same page for everybody.
  const leadsOn = useHydrated() && nextOf(place) !== undefined
  useEffect(() => {
    if (focus) setFocus(focus)
  }, [focus, setFocus])
  return (
    <section className="auth-form" aria-labelledby="login-title">
      <h1 className="title" id="login-title">
        {say('login')}
      </h1>
      {leadsOn && <p className="small muted">{say('leadsOn')}</p>}
      <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => login.signIn(body))}>
        <EmailField
          registration={register('email')}
          error={formState.errors.email?.message}
          autoComplete="username"
        />
        <PasswordField
          label={say('password')}
          registration={register('password')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          hint={say('passwordHint', { least: limits.passwordShortest, most: limits.passwordLongest })}
        />
        <SubmitButton busy={login.isPending && say('authenticating')}>{say('login')}</SubmitButton>
        {/* Below the button, so that no field moves while somebody tries again. */}
        {refusal && (
          <Notice tone="warning" role="status">
            {refusal}
          </Notice>
        )}
        {login.isAwaited && <TryMeanwhile />}
        <Button variant="ghost" className="forgot" onClick={onForgot}>
          {say('forgot')}
        </Button>
      </form>
      <CollegeSignin />
    </section>
  )
}

// No form has default values: they would overwrite text that was typed before hydration.
export const useLoginForm = () => useForm({ resolver: zodResolver(signinBody) })
type LoginFormState = ReturnType<typeof useLoginForm>
