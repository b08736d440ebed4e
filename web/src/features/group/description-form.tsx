import { say } from 'words:group'
import type { Group } from '@callofcode/contract/group/group'
import { groupDescription } from '@callofcode/contract/schemas/group/group'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import { useShowGroup } from './group-queries.ts'

type Fields = { description: string }
interface DescriptionFormProps {
  readonly group: Group
  readonly send: (body: Fields) => Promise<{ data: Group; message: string }>
  readonly onDone: () => void
}

/** The description of a group, for its leads: name and way of joining are for admins. */
export function DescriptionForm({ group, send, onDone }: DescriptionFormProps) {
  const before = useMemo(() => ({ description: group.description }), [group.description])
  const form = useForm<Fields>({ resolver: zodResolver(groupDescription), defaultValues: before })
  const kept = useKeptForm(form, `group:${group._id}`, before)
  const show = useShowGroup()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      kept.forget()
      toast.success(message)
      show(data)
      onDone()
    },
    onError: (error) => showFieldErrors(form, error, ['description']),
  })
  return (
    <form
      className="form"
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={(event) =>
        void form
          .handleSubmit((body) => mutate(body))(event)
          .catch(reportError)
      }
    >
      <Field
        label={say('description')}
        hint={say('descriptionHint')}
        error={form.formState.errors.description?.message}
      >
        <TextArea rows={6} {...form.register('description')} />
      </Field>
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={isPending && say('saving')}>
          {say('save')}
        </Button>
        <Button onClick={onDone}>{say('cancel')}</Button>
      </div>
    </form>
  )
}
