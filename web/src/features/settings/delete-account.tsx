import { say } from 'words:settings'
import { deleteAccount } from '@callofcode/contract/account/own-account'
import { deleteAccountBody } from '@callofcode/contract/schemas/account/own-account'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { NOT_CACHED, PasswordField } from '../account/public.ts'

export function DeleteAccount() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <p className="small muted">{say('deletionCovers')}</p>
      <div className="row-btns">
        <Button variant="danger" onClick={() => setAsked(true)}>
          <Icon name="trash" />
          {say('deleteAccount')}
        </Button>
      </div>
      <Dialog open={asked} onOpenChange={setAsked} title={say('deleteAccount')}>
        <DeleteForm onKeep={() => setAsked(false)} />
      </Dialog>
    </>
  )
}

const WORD = 'DELETE'
const typed = z.strictObject({
  word: z.string().refine((word) => word.trim() === WORD, {
    error: () => say('typeWord', { word: WORD }),
  }),
  ...deleteAccountBody.shape,
})

/** Asks for a word and the password. This protects the account from a wrong click and from a stranger with an unlocked phone. */
function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const form = useForm({ resolver: zodResolver(typed), defaultValues: { word: '', password: '' } })
  const { register, handleSubmit, formState } = form
  const { remove, isPending, refusal } = useDeleteAccount(form)
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={handleSubmit(({ password }) => remove(password))}
    >
      <p className="card-title span">{say('deleteYourAccountFor')}</p>
      {refusal && (
        <Notice tone="error" role="alert" className="span">
          {refusal}
        </Notice>
      )}
      <Field label={say('typeToConfirm', { WORD })} error={formState.errors.word?.message} required span>
        <TextInput {...register('word')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <PasswordField
        label={say('yourPassword')}
        registration={register('password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        hint={null}
      />
      <div className="row-btns span">
        <Button onClick={onKeep}>{say('keepMyAccount')}</Button>
        <Button variant="danger" type="submit" busy={isPending && say('deleting')}>
          {say('deleteMyAccount')}
        </Button>
      </div>
    </form>
  )
}

type Typed = { word: string; password: string }

/** Deletes the account and leaves. `refusal` is set for the last admin, who has to stay. */
function useDeleteAccount(form: UseFormReturn<Typed>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useChange({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    gcTime: NOT_CACHED,
    onSuccess: async ({ message }) => {
      toast.success(message)
      // Navigate first: a guarded screen without a session would redirect to the sign-in.
      await navigate({ to: paths.home }).finally(() => endSession(client))
    },
    onError: (failed) => {
      if (refusalIn(failed)) noteSaidAtField(failed)
      showFieldErrors(form, failed, ['password'])
    },
  })
  return { remove: mutate, isPending, refusal: refusalIn(error) }
}

/** Returns the message above the form, for a reason that belongs to no field. */
const refusalIn = (error: Error | null) =>
  error instanceof CallError && error.status === 409 ? error.message : undefined
