import { say } from 'words:second-factor'
import { renamePasskeyBody } from '@callofcode/contract/schemas/second-factor/second-factor'
import { renamePasskey } from '@callofcode/contract/second-factor/second-factor'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { zodResolver } from '../../../platform/form/rules.ts'
import { showFieldErrors } from '../../../platform/form/show-field-errors.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useRereadFactors } from './password-dialog.tsx'

export function RenameDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(renamePasskeyBody), defaultValues: { name } })
  const reread = useRereadFactors()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { name: string }) => call(renamePasskey, { params: { id }, body }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await reread()
      onClose()
    },
    onError: (error) => void showFieldErrors(form, error, ['name']),
  })
  return (
    <Dialog open onOpenChange={onClose} title={say('renamePasskey')}>
      <form className="form" noValidate onSubmit={form.handleSubmit((body) => mutate(body))}>
        <Field label={say('name')} error={form.formState.errors.name?.message} required span>
          <TextInput {...form.register('name')} autoComplete="off" />
        </Field>
        <div className="row-btns span">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" busy={isPending && say('oneMoment')}>
            {say('rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
