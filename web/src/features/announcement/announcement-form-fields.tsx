import { say } from 'words:announcement'
import { limits } from '@callofcode/contract/limits'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Radio, TextInput } from '../../platform/form/inputs.tsx'
import { MarkdownField } from '../markdown/public.ts'
import type { AnnouncementBody, AnnouncementFields } from './announcement-fields.ts'
import type { AudienceFields } from './audience-fields.ts'
import { AudiencePicker } from './audience-picker.tsx'

export type AnnouncementForm = UseFormReturn<AnnouncementFields, unknown, AnnouncementBody>

interface FormProps {
  form: AnnouncementForm
  timeZone: string
}

/**
 * Renders the fields of an announcement, new or planned. Once members were notified, only its words and its banner can change.
 */
export function AnnouncementFormFields({ form, timeZone, told = false }: FormProps & { told?: boolean }) {
  const { errors } = form.formState
  return (
    <>
      <Field label={say('title')} error={errors.title?.message} required span>
        <TextInput {...form.register('title')} autoComplete="off" />
      </Field>
      <MarkdownField
        label={say('text')}
        control={form.control}
        name="content"
        size="short"
        limitBytes={limits.announcementBytes}
      />
      {!told && <AudienceOfForm form={form} />}
      <Banner form={form} timeZone={timeZone} />
      {!told && <When form={form} timeZone={timeZone} />}
    </>
  )
}

function AudienceOfForm({ form }: { form: AnnouncementForm }) {
  const { control, setValue, formState } = form
  const [to, year, batchId, groupId, eventId, setId, mail] = useWatch({
    control,
    name: ['to', 'year', 'batchId', 'groupId', 'eventId', 'setId', 'mail'],
  })
  const change = (values: Partial<AudienceFields>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof AudienceFields, value, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      })
  }
  const { errors } = formState
  const said = {
    year: errors.year?.message,
    batchId: errors.batchId?.message,
    groupId: errors.groupId?.message,
    eventId: errors.eventId?.message,
    setId: errors.setId?.message,
  }
  return (
    <AudiencePicker
      value={{ to, year, batchId, groupId, eventId, setId, mail }}
      onChange={change}
      errors={said}
      name="announced-to"
    />
  )
}

function Banner({ form, timeZone }: FormProps) {
  const hasBanner = useWatch({ control: form.control, name: 'hasBanner' })
  return (
    <fieldset className="audience span">
      <legend className="lab">{say('banner')}</legend>
      <p className="small muted">{say('alwaysListed')}</p>
      <Checkbox {...form.register('hasBanner')}>{say('alsoAsBanner')}</Checkbox>
      {hasBanner && (
        <Field
          label={say('lastBannerDay')}
          hint={say('bannerEndHint', { timeZone: zoneName(timeZone) })}
          error={form.formState.errors.bannerDay?.message}
          required
        >
          <TextInput {...form.register('bannerDay')} type="date" />
        </Field>
      )}
    </fieldset>
  )
}

function When({ form, timeZone }: FormProps) {
  const later = useWatch({ control: form.control, name: 'later' })
  const choose = (value: boolean) => form.setValue('later', value, { shouldDirty: true })
  return (
    <fieldset className="audience span">
      <legend className="lab">{say('when')}</legend>
      <div className="audience-kinds">
        <Radio name="announced-when" value="now" checked={!later} onChange={() => choose(false)}>
          {say('now')}
        </Radio>
        <Radio name="announced-when" value="later" checked={later} onChange={() => choose(true)}>
          {say('atChosenTime')}
        </Radio>
      </div>
      {later && (
        <Field
          label={say('dayAndTime')}
          hint={say('plannedTimeHint', { timeZone: zoneName(timeZone) })}
          error={form.formState.errors.publishAt?.message}
          required
        >
          <TextInput {...form.register('publishAt')} type="datetime-local" />
        </Field>
      )}
    </fieldset>
  )
}

export const zoneName = (timeZone: string) => timeZone.replaceAll('_', ' ')
