import { say } from 'words:settings'
import { changePassword, listSignins } from '@callofcode/contract/account/own-account'
import { changePasswordBody } from '@callofcode/contract/schemas/account/own-account'
import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useMails } from '../../platform/session/club.ts'
import { NOT_CACHED, PasswordField, PasswordRules, SubmitButton } from '../account/public.ts'

export function PasswordForm() {
  const form = useForm({
    resolver: zodResolver(changePasswordBody),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { control, register, handleSubmit, formState } = form
  const { change, isPending } = useChangePassword(form)
  const password = useWatch({ control, name: 'password' })
  const { currentPassword: refusedOld, password: refusedNew } = formState.errors
  return (
    <>
      <p className="small muted">{say('passwordLead', { mails: useMails() })}</p>
      <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => change(body))}>
        <PasswordField
          label={say('currentPassword')}
          registration={register('currentPassword')}
          error={refusedOld?.message}
          autoComplete="current-password"
          hint={null}
        />
        <PasswordField
          label={say('newPassword')}
          registration={register('password')}
          error={refusedNew?.message}
          autoComplete="new-password"
          hint={<PasswordRules password={password} refused={Boolean(refusedNew)} />}
        />
        <SubmitButton quiet={!formState.isDirty} busy={isPending && say('changingThePassword')}>
          {say('changePassword')}
        </SubmitButton>
      </form>
    </>
  )
}

type Body = z.input<typeof changePasswordBody>

/** Changes the password. The form is cleared on success and kept when the server refuses. */
function useChangePassword(form: UseFormReturn<Body>) {
  const client = useQueryClient()
  const { mutate, isPending } = useChange({
    mutationFn: (body: Body) => call(changePassword, { body }),
    gcTime: NOT_CACHED,
    onSuccess: ({ message }) => {
      toast.success(message)
      form.reset()
      return client.invalidateQueries({ queryKey: keyOf(listSignins) })
    },
    onError: (error) => showFieldErrors(form, error, ['currentPassword', 'password']),
  })
  return { change: mutate, isPending }
}
