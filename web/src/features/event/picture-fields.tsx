import { say } from 'words:event-question'
import { limits } from '@callofcode/contract/limits'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { PictureField } from '../markdown/public.ts'
import type { EventForm } from './event-form-fields.tsx'

/** The picture of an event, with words for those who cannot see it. */
export function PictureFields({ form }: { form: EventForm }) {
  const { register, setValue, control, formState } = form
  const picture = useWatch({ control, name: 'picture' })
  const change = (url: string) => {
    setValue('picture', url, { shouldDirty: true })
    if (!url) setValue('pictureAlt', '', { shouldDirty: true })
    form.clearErrors(['picture', 'pictureAlt'])
  }
  return (
    <fieldset className="field span">
      <legend className="lab">{say('picture')}</legend>
      <PictureField
        label={say('picture')}
        url={picture}
        error={formState.errors.picture?.message}
        onChange={change}
      />
      {picture && (
        <Field label={say('pictureAlt')} error={formState.errors.pictureAlt?.message} required>
          <TextInput {...register('pictureAlt')} maxLength={limits.title} autoComplete="off" />
        </Field>
      )}
    </fieldset>
  )
}
