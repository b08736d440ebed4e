import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { setSpeakers } from '@callofcode/contract/event/inside'
import { limits } from '@callofcode/contract/limits'
import { useFieldArray } from 'react-hook-form'
import { call } from '../../../platform/api/client.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { RowsOfForm } from './rows-of-form.tsx'
import { useRowsForm } from './use-rows-form.ts'

const BLANK = { name: '', about: '', link: '', handle: '' }

/** Edits the speakers of an event: who they are, and whether they are members. */
export function SpeakersForm({ event }: { event: EventPage }) {
  const stored = {
    speakers: event.speakers.map(({ page, ...speaker }) => ({ ...speaker, handle: page?.handle ?? '' })),
  }
  const { form, submit, busy, leave } = useRowsForm({
    event,
    name: 'speakers',
    stored,
    send: (body) => call(setSpeakers, { params: { id: event._id }, body }),
  })
  const rows = useFieldArray({ control: form.control, name: 'speakers' })
  const { register, formState } = form
  return (
    <RowsOfForm
      thing={say('speaker')}
      ids={rows.fields.map(({ id }) => id)}
      most={limits.speakers}
      error={formState.errors.speakers?.message}
      busy={busy}
      onAdd={() => rows.append(BLANK)}
      onMove={rows.move}
      onRemove={rows.remove}
      onSubmit={submit}
      onCancel={leave}
    >
      {(at) => {
        const errors = formState.errors.speakers?.[at]
        return (
          <>
            <Field label={say('name')} error={errors?.name?.message} required>
              <TextInput {...register(`speakers.${at}.name`)} autoComplete="off" />
            </Field>
            <Field label={say('member')} hint={say('memberHint')} error={errors?.handle?.message}>
              <TextInput {...register(`speakers.${at}.handle`)} autoComplete="off" autoCapitalize="none" />
            </Field>
            <Field label={say('aboutSpeaker')} hint={say('aboutSpeakerHint')} error={errors?.about?.message}>
              <TextInput {...register(`speakers.${at}.about`)} autoComplete="off" />
            </Field>
            <Field label={say('link')} error={errors?.link?.message}>
              <TextInput
                {...register(`speakers.${at}.link`)}
                type="url"
                placeholder={say('addressExample')}
                autoComplete="off"
              />
            </Field>
          </>
        )
      }}
    </RowsOfForm>
  )
}
