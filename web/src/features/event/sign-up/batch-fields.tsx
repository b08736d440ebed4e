import { say } from 'words:event'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FieldError } from '../../../platform/form/field.tsx'
import { Checkbox } from '../../../platform/form/inputs.tsx'
import { batchesRead } from '../../batch/public.ts'
import type { EventForm } from '../event-form-fields.tsx'

export const idsOf = (joined: string) => joined.split(',').filter((id) => id !== '')

/** Chooses the batches whose members can sign up. */
export function BatchFields({ form }: { form: EventForm }) {
  const { register, setValue, control, formState } = form
  const [isForBatches, joined] = useWatch({ control, name: ['isForBatches', 'batchIds'] })
  const { data, isError } = useQuery({ ...batchesRead, enabled: isForBatches })
  const batches = data?.data
  const chosen = idsOf(joined)
  const choose = (id: string, on: boolean) => {
    const rest = chosen.filter((one) => one !== id)
    setValue('batchIds', (on ? [...rest, id] : rest).join(','), { shouldDirty: true, shouldValidate: true })
  }
  const error = formState.errors.batchIds?.message
  return (
    <fieldset className="field span">
      <legend className="lab">{say('whoCanRegister')}</legend>
      <Checkbox {...register('isForBatches')}>{say('onlyBatches')}</Checkbox>
      {isForBatches && (
        <div className="row-btns">
          {batches?.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              checked={chosen.includes(_id)}
              onChange={({ target }) => choose(_id, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
          {batches?.length === 0 && <p className="hint">{say('noBatches')}</p>}
          {isError && <p className="hint">{say('batchesFailed')}</p>}
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
