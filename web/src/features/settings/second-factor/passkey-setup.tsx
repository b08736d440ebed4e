import { say } from 'words:second-factor'
import { passwordBody, renamePasskeyBody } from '@callofcode/contract/schemas/second-factor/second-factor'
import { addPasskey, factorMessages, startPasskey } from '@callofcode/contract/second-factor/second-factor'
import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { CallError, call } from '../../../platform/api/client.ts'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { zodResolver } from '../../../platform/form/rules.ts'
import { showFieldErrors } from '../../../platform/form/show-field-errors.ts'
import { told } from '../../../platform/language/told.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { NOT_CACHED, PasswordField } from '../../account/public.ts'
import { useRereadFactors } from './password-dialog.tsx'

interface SetupProps {
  onClose: () => void
  onDone: (codes: readonly string[] | null) => void
}
type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

const typed = passwordBody.extend(renamePasskeyBody.shape)
type Typed = { password: string; name: string }

export function PasskeySetup({ onClose, onDone }: SetupProps) {
  const form = useForm({ resolver: zodResolver(typed), defaultValues: { password: '', name: '' } })
  const { register, handleSubmit, formState } = form
  const reread = useRereadFactors()
  const { mutate, isPending, error } = useMutation({
    mutationFn: makePasskey,
    gcTime: NOT_CACHED,
    meta: { quiet: true },
    onSuccess: async ({ message, recoveryCodes }) => {
      toast.success(message)
      await reread()
      onDone(recoveryCodes)
    },
    onError: (failed) => void showFieldErrors(form, failed, ['name', 'password']),
  })
  return (
    <Dialog open onOpenChange={onClose} title={say('addAPasskey')}>
      <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => mutate(body))}>
        {error && !isAtField(error) && (
          <Notice tone="warning" role="alert" className="span">
            {refusalOf(error)}
          </Notice>
        )}
        <p className="muted span">{say('passkeyHint')}</p>
        <Field
          label={say('name')}
          hint={say('passkeyNameHint')}
          error={formState.errors.name?.message}
          required
          span
        >
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
        <PasswordField
          label={say('yourPassword')}
          registration={register('password')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          hint={null}
        />
        <div className="row-btns span">
          <Button onClick={onClose}>{say('notNow')}</Button>
          <Button variant="primary" type="submit" busy={isPending && say('waitingForTheBrowser')}>
            {say('addThePasskey')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

async function makePasskey({ password, name }: Typed) {
  const { token, options } = await call(startPasskey, { body: { password } })
  const { response, ...made } = await startRegistration({ optionsJSON: options as unknown as Options })
  const { transports, clientDataJSON, attestationObject } = response
  const answer = { clientDataJSON, attestationObject, ...(transports && { transports }) }
  return call(addPasskey, {
    body: { token, name, response: { ...made, clientExtensionResults: {}, response: answer } },
  })
}

const isAtField = (error: Error) => error instanceof CallError && Object.keys(error.errors).length > 0

/** Translates the browser's own errors, which are names for programs. */
function refusalOf(error: Error): string {
  if (error instanceof CallError) return error.message
  return error.name === 'InvalidStateError' ? say('passkeyKnown') : told(factorMessages.wrongPasskey)
}
