import { tellMembers } from '@callofcode/contract/site/tell'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useKeptForm } from '../draft/public.ts'
import { say } from './announcement-words.ts'
import { type AudienceFields, audienceIn, blankAudience } from './audience-fields.ts'
import type { AudiencePickerProps } from './audience-picker.tsx'
import './tell.css'

/** Whoever only reads the lists does not load it. */
const AudiencePicker = loadedLater<AudiencePickerProps>(
  () => say('for'),
  async () => (await import('./audience-picker.tsx')).AudiencePicker,
)

type Fields = AudienceFields & { tells: boolean }
const BLANK: Fields = { ...blankAudience, tells: false }
type Errors = Partial<Record<keyof AudienceFields, string>>

/** 'Also tell members', below the form of something new. Kept in this browser like the rest of what is typed. */
export function useTell(place: 'event' | 'blog' | 'module') {
  const form = useForm<Fields>({ defaultValues: BLANK })
  const kept = useKeptForm(form, `tell:${place}`, BLANK)
  const [errors, setErrors] = useState<Errors>({})
  const box = useRef<HTMLDivElement>(null)
  const read = () => {
    const { tells, ...audience } = form.getValues()
    return tells ? tellMembers.safeParse({ ...audienceIn(audience), mail: audience.mail }) : undefined
  }
  return {
    form,
    errors,
    box,
    /** False when something is missing, which is then said beside it. */
    isComplete(): boolean {
      const found = read()
      const said = Object.fromEntries(
        (found?.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
      )
      setErrors(said)
      if (Object.keys(said).length > 0) box.current?.querySelector('select')?.focus()
      return Object.keys(said).length === 0
    },
    /** What the call sends. */
    body: (): { tell?: z.output<typeof tellMembers> } => {
      const found = read()
      return found?.data ? { tell: found.data } : {}
    },
    /** After it was sent. */
    forget() {
      form.reset(BLANK)
      kept.forget()
    },
  }
}

export function TellFields({ tell }: { tell: ReturnType<typeof useTell> }) {
  const { form, errors, box } = tell
  const { tells, ...audience } = useWatch({ control: form.control }) as Fields
  const set = (change: Partial<Fields>) => {
    for (const [name, value] of Object.entries(change)) form.setValue(name as keyof Fields, value)
  }
  return (
    <div className="tell span" ref={box}>
      <Checkbox checked={tells} onChange={({ target }) => set({ tells: target.checked })}>
        {say('alsoTellMembers')}
      </Checkbox>
      {tells && (
        <AudiencePicker
          value={audience}
          onChange={set}
          errors={errors}
          name="tell-to"
          label={say('whomAnAnnouncementTells')}
        />
      )}
    </div>
  )
}
