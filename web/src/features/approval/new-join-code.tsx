import { say } from 'words:approval'
import { createJoinCode, listJoinCodes } from '@callofcode/contract/approval/join-code'
import { joinCodeBody } from '@callofcode/contract/schemas/approval/join-code'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Button } from '../../platform/ui/button.tsx'
import { batchesRead, useYears } from '../batch/public.ts'

type Body = z.input<typeof joinCodeBody>

export function NewJoinCode() {
  const client = useQueryClient()
  const form = useForm<Body>({
    resolver: zodResolver(joinCodeBody),
    defaultValues: { note: '', mostUses: 60, days: 7, batch: null, passoutYear: null },
  })
  const { errors } = form.formState
  const batches = useQuery({ ...batchesRead, refetchOnMount: 'always' }).data?.data ?? []
  const years = useYears(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) => call(createJoinCode, { body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      form.reset()
      return client.invalidateQueries({ queryKey: keyOf(listJoinCodes) })
    },
    onError: (error) => showFieldErrors(form, error, ['note', 'mostUses', 'days', 'batch', 'passoutYear']),
  })
  return (
    <form
      className="form two-up"
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => {
        mutate(body)
      })}
    >
      <Field label={say('purpose')} error={errors.note?.message} required span>
        <TextInput {...form.register('note')} placeholder={say('purposeExample')} autoComplete="off" />
      </Field>
      <Field label={say('mostSignups')} error={errors.mostUses?.message} required>
        <TextInput {...form.register('mostUses', { valueAsNumber: true })} type="number" min={1} step={1} />
      </Field>
      <Field label={say('days')} error={errors.days?.message} required>
        <TextInput {...form.register('days', { valueAsNumber: true })} type="number" min={1} step={1} />
      </Field>
      <Field label={say('givesBatch')} error={errors.batch?.message}>
        <Select {...form.register('batch', { setValueAs: (chosen) => chosen || null })}>
          <option value="">{say('noBatch')}</option>
          {batches.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say('passoutYear')} hint={say('givesYearHint')} error={errors.passoutYear?.message}>
        <Select {...form.register('passoutYear', { setValueAs: (chosen) => Number(chosen) || null })}>
          <option value="">{say('noYear')}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </Field>
      <div className="row-btns span">
        <Button variant="primary" type="submit" busy={isPending && say('makingCode')}>
          {say('makeJoinCode')}
        </Button>
      </div>
    </form>
  )
}
