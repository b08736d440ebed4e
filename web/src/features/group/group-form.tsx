import { say } from 'words:group'
import { type Group, groupLimits, JOINING } from '@callofcode/contract/group/group'
import { groupBody } from '@callofcode/contract/schemas/group/group'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Radio, TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import { useShowGroup } from './group-queries.ts'

type Fields = { name: string; description: string; joining: string }
type Body = z.output<typeof groupBody>

export interface GroupFormProps {
  readonly before: Fields
  /** Where the typed text is kept in this browser. */
  readonly place: string
  readonly submit: string
  readonly send: (body: Body) => Promise<{ data: Group; message: string }>
  readonly onDone: (group: Group) => void
  readonly onLeave: () => void
}

/** Makes or changes a group. What is typed survives a reload. */
export function GroupForm({ before, place, submit, send, onDone, onLeave }: GroupFormProps) {
  const form = useForm<Fields, unknown, Body>({
    resolver: zodResolver(groupBody) as never,
    defaultValues: before,
  })
  const kept = useKeptForm(form, place, before)
  const show = useShowGroup()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      kept.forget()
      toast.success(message)
      show(data)
      onDone(data)
    },
    onError: (error) => showFieldErrors(form, error, ['name', 'description', 'joining']),
  })
  const { errors } = form.formState
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
        label={say('name')}
        hint={say('nameHint', { most: groupLimits.name })}
        error={errors.name?.message}
        required
      >
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={say('description')} hint={say('descriptionHint')} error={errors.description?.message}>
        <TextArea rows={4} {...form.register('description')} />
      </Field>
      <fieldset>
        <legend className="lab">{say('howToJoin')}</legend>
        {JOINING.map((one) => (
          <Radio key={one} value={one} {...form.register('joining')}>
            {say('joiningChoice', { joining: one })}
          </Radio>
        ))}
      </fieldset>
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={isPending && say('saving')}>
          {submit}
        </Button>
        <Button onClick={onLeave}>{say('cancel')}</Button>
      </div>
    </form>
  )
}
