import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { type EventInside, setMaterials } from '@callofcode/contract/event/inside'
import { limits } from '@callofcode/contract/limits'
import { useFieldArray } from 'react-hook-form'
import { call } from '../../../platform/api/client.ts'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'
import { RowsOfForm } from './rows-of-form.tsx'
import { useRowsForm } from './use-rows-form.ts'

type Stored = EventInside['materials']

const BLANK: Stored[number] = { title: '', link: '', shownTo: 'everyone' }

/** Edits the slides, recordings and repositories of an event, and who sees each. */
export function MaterialsForm({ event, stored }: { event: EventPage; stored: Stored }) {
  const { form, submit, busy, leave } = useRowsForm({
    event,
    name: 'materials',
    stored: { materials: stored },
    send: (body) => call(setMaterials, { params: { id: event._id }, body }),
  })
  const rows = useFieldArray({ control: form.control, name: 'materials' })
  const { register, formState } = form
  return (
    <RowsOfForm
      thing={say('link')}
      ids={rows.fields.map(({ id }) => id)}
      most={limits.materials}
      error={formState.errors.materials?.message}
      busy={busy}
      onAdd={() => rows.append(BLANK)}
      onMove={rows.move}
      onRemove={rows.remove}
      onSubmit={submit}
      onCancel={leave}
    >
      {(at) => {
        const errors = formState.errors.materials?.[at]
        return (
          <>
            <Field label={say('title')} error={errors?.title?.message} required>
              <TextInput
                {...register(`materials.${at}.title`)}
                placeholder={say('slides')}
                autoComplete="off"
              />
            </Field>
            <Field label={say('address')} error={errors?.link?.message} required>
              <TextInput
                {...register(`materials.${at}.link`)}
                type="url"
                placeholder={say('addressExample')}
                autoComplete="off"
              />
            </Field>
            <Field label={say('shownTo')} error={errors?.shownTo?.message}>
              <Select {...register(`materials.${at}.shownTo`)}>
                <option value="everyone">{say('shownToEverybody')}</option>
                <option value="members">{say('members')}</option>
              </Select>
            </Field>
          </>
        )
      }}
    </RowsOfForm>
  )
}
