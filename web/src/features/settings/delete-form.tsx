import { deleteAccountBody } from '@callofcode/contract/own-account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { PasswordField } from '../account/public.ts'
import { useDeleteAccount } from './use-delete-account.ts'

const WORD = 'DELETE'
const typed = z.strictObject({
  word: z.string().refine((word) => word.trim() === WORD, `Type ${WORD} in capital letters.`),
  ...deleteAccountBody.shape,
})

/** Asks for a word and the password: neither a slip nor somebody at an unlocked phone deletes an account. */
export function DeleteForm({ onKeep }: { onKeep: () => void }) {
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
      <p className="card-title span">Delete your account for good?</p>
      {refusal && (
        <Notice tone="error" role="alert" className="span">
          {refusal}
        </Notice>
      )}
      <Field label={`Type ${WORD} to confirm`} error={formState.errors.word?.message} required span>
        <TextInput {...register('word')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <PasswordField
        label="Your password"
        registration={register('password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        hint={null}
      />
      <div className="row-btns span">
        <Button onClick={onKeep}>Keep my account</Button>
        <Button variant="danger" type="submit" busy={isPending && 'Deleting...'}>
          Delete my account
        </Button>
      </div>
    </form>
  )
}
