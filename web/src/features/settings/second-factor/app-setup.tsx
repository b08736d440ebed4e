import { say } from 'words:second-factor'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { confirmAppBody, passwordBody } from '@callofcode/contract/schemas/second-factor/second-factor'
import { confirmApp, startApp } from '@callofcode/contract/second-factor/second-factor'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { OtpInput } from '../../../platform/form/otp-input.tsx'
import { zodResolver } from '../../../platform/form/rules.ts'
import { showFieldErrors } from '../../../platform/form/show-field-errors.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { copyText } from '../../../platform/page/copy-text.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { NOT_CACHED, PasswordField } from '../../account/public.ts'
import { useRereadFactors } from './password-dialog.tsx'

interface SetupProps {
  onClose: () => void
  /** Receives the recovery codes if this is the first factor. */
  onDone: (codes: readonly string[] | null) => void
}
type Started = AnswerOf<typeof startApp>

export function AppSetup({ onClose, onDone }: SetupProps) {
  const [started, setStarted] = useState<Started>()
  return (
    <Dialog open onOpenChange={onClose} title={say('setUpAnApp')}>
      {started ? (
        <ConfirmStep started={started} onClose={onClose} onDone={onDone} />
      ) : (
        <PasswordStep onClose={onClose} onStarted={setStarted} />
      )}
    </Dialog>
  )
}

function PasswordStep({ onClose, onStarted }: { onClose: () => void; onStarted: (given: Started) => void }) {
  const form = useForm({ resolver: zodResolver(passwordBody), defaultValues: { password: '' } })
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { password: string }) => call(startApp, { body }),
    gcTime: NOT_CACHED,
    onSuccess: onStarted,
    onError: (error) => void showFieldErrors(form, error, ['password']),
  })
  return (
    <form className="form" method="post" noValidate onSubmit={form.handleSubmit((body) => mutate(body))}>
      <p className="muted span">{say('appHint')}</p>
      <PasswordField
        label={say('yourPassword')}
        registration={form.register('password')}
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
        hint={null}
      />
      <div className="row-btns span">
        <Button onClick={onClose}>{say('notNow')}</Button>
        <Button variant="primary" type="submit" busy={isPending && say('oneMoment')}>
          {say('goOn')}
        </Button>
      </div>
    </form>
  )
}

function ConfirmStep({ started, onClose, onDone }: SetupProps & { started: Started }) {
  const form = useForm({ resolver: zodResolver(confirmAppBody), defaultValues: { code: '' } })
  const { field, fieldState } = useController({ control: form.control, name: 'code' })
  const reread = useRereadFactors()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { code: string }) => call(confirmApp, { body }),
    gcTime: NOT_CACHED,
    onSuccess: async ({ message, recoveryCodes }) => {
      toast.success(message)
      await reread()
      onDone(recoveryCodes)
    },
    onError: (error) => void showFieldErrors(form, error, ['code']),
  })
  const { setFocus } = form
  useEffect(() => {
    setFocus('code')
  }, [setFocus])
  return (
    <form className="form" method="post" noValidate onSubmit={form.handleSubmit((body) => mutate(body))}>
      <div className="factor-secret span">
        <QrCode {...started.qr} />
        <div>
          <p className="muted">{say('scanCode')}</p>
          <code className="factor-key">{started.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <div className="row-btns">
            <CopyButton text={started.secret} words={say('copyTheKey')} />
            <a className="link" href={started.address}>
              {say('openInAnApp')}
            </a>
          </div>
        </div>
      </div>
      <Field
        label={say('codeOfTheApp')}
        hint={say('sixDigits')}
        error={fieldState.error?.message}
        required
        span
      >
        <OtpInput {...field} />
      </Field>
      <div className="row-btns span">
        <Button onClick={onClose}>{say('notNow')}</Button>
        <Button variant="primary" type="submit" busy={isPending && say('checkingTheCode')}>
          {say('confirm')}
        </Button>
      </div>
    </form>
  )
}

/** The code is dark on light in both themes, because some scanners fail on inverted codes. */
function QrCode({ size, path }: Started['qr']) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('qrCode')}>
      <path d={path} />
    </svg>
  )
}

export function CopyButton({ text, words }: { text: string; words: string }) {
  const copy = async () => {
    if (await copyText(text)) toast.success(say('copied'))
    else toast.error(say('notCopied'))
  }
  return (
    <Button size="dense" onClick={() => void copy().catch(reportError)}>
      <Icon name="copy" small />
      {words}
    </Button>
  )
}
