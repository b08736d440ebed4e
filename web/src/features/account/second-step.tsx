import { say } from 'words:account'
import { signinCodeBody } from '@callofcode/contract/schemas/second-factor/second-factor'
import {
  factorMessages,
  type SecondStep,
  signinWithCode,
} from '@callofcode/contract/second-factor/second-factor'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useController, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { wordsAtField } from '../../platform/feedback/failures.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { OtpInput } from '../../platform/form/otp-input.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { NOT_CACHED, useFailureToast } from './credential-form.ts'
import { StepActions } from './submit-button.tsx'
import { hasPasskeys, usePasskeySignin } from './use-passkey-signin.ts'
import { useEnter } from './use-sign-in.ts'

type Way = 'passkey' | 'app' | 'recoveryCode'
const WAYS: Readonly<Record<Way, { words: 'usePasskey' | 'useApp' | 'useRecovery'; icon: IconName }>> = {
  passkey: { words: 'usePasskey', icon: 'user-check' },
  app: { words: 'useApp', icon: 'clock' },
  recoveryCode: { words: 'useRecovery', icon: 'list' },
}

interface SecondStepProps {
  step: SecondStep
  /** Leads back to the password, with a reason if the step failed. */
  onBack: (reason?: string) => void
}

/** The step after the right password of a member with a second factor. */
export function SecondStepForm({ step, onBack }: SecondStepProps) {
  const given = { ...step, passkey: step.passkey && hasPasskeys() }
  const ways = (['passkey', 'app', 'recoveryCode'] as const).filter((way) => given[way])
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode')
  const props = { token: step.token, onBack }
  return (
    <section className="auth-form" aria-labelledby="second-step-title">
      <p className="label">
        <b>02</b> / 02 / {say('secondStepLabel')}
      </p>
      <h1 className="title" id="second-step-title">
        {say('secondStep')}
      </h1>
      {way === 'passkey' ? <PasskeyWay {...props} /> : <CodeWay key={way} way={way} {...props} />}
      {ways.length > 1 && (
        <div className="other-ways">
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button key={one} variant="ghost" onClick={() => setWay(one)}>
                <Icon name={WAYS[one].icon} />
                {say(WAYS[one].words)}
              </Button>
            ))}
        </div>
      )}
    </section>
  )
}

interface WayProps {
  token: string
  onBack: (reason?: string) => void
}

function PasskeyWay({ token, onBack }: WayProps) {
  const { use, isPending, refusal } = usePasskeySignin(token, onBack)
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      {refusal && (
        <Notice tone="warning" role="status">
          {refusal}
        </Notice>
      )}
      <p className="muted">{say('passkeyLead')}</p>
      <StepActions busy={isPending && say('passkeyWaiting')} onBack={() => onBack()}>
        {say('passkeyUse')}
      </StepActions>
    </form>
  )
}

function CodeWay({ token, way, onBack }: WayProps & { way: 'app' | 'recoveryCode' }) {
  const form = useForm({ resolver: zodResolver(signinCodeBody), defaultValues: { token, code: '' } })
  const { control, handleSubmit, setFocus } = form
  const { enter, isPending } = useCodeSignin(form, onBack)
  const { field, fieldState } = useController({ control, name: 'code' })
  const send = handleSubmit(({ code }) => enter({ token, code }))
  useEffect(() => {
    setFocus('code')
  }, [setFocus])
  const isApp = way === 'app'
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <Field
        label={say(isApp ? 'appCode' : 'recovery')}
        hint={say(isApp ? 'appHint' : 'recoveryHint')}
        error={fieldState.error?.message}
        required
      >
        {isApp ? (
          <OtpInput {...field} />
        ) : (
          <TextInput {...field} icon="lock" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <StepActions busy={isPending && say('authenticating')} onBack={() => onBack()}>
        {say('login')}
      </StepActions>
    </form>
  )
}

type Code = z.input<typeof signinCodeBody>

/** The field shows why a code was refused. When the step is over, the member must enter the password again. */
function useCodeSignin({ setError }: UseFormReturn<Code>, onOver: (reason: string) => void) {
  const enter = useEnter()
  const showFailureToast = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Code) => call(signinWithCode, { body }),
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: enter,
    onError: (error) => {
      showFailureToast(error)
      if (!(error instanceof CallError)) return
      if (error.status === 401) onOver(told(factorMessages.stepOver))
      if (error.status !== 400) return
      setError('code', { message: wordsAtField(error, 'code') ?? '' }, { shouldFocus: true })
    },
  })
  return { enter: mutate, isPending }
}
