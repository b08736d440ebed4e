import { say } from 'words:blog'
import { memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { type FormEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CallError } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { Radio, TextInput } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { useClub } from '../../platform/session/club.ts'
import { zoneWords } from '../../platform/time/zone-names.ts'
import { useKeptForm } from '../draft/public.ts'
import './when.css'

// A `type`, so that this browser can store it.
type Fields = { later: boolean; at: string }
const BLANK: Fields = { later: false, at: '' }

/** Chooses whether a new blog is published now or at a time. The draft is stored in this browser, like the rest of the form. */
export function useWhen() {
  const form = useForm<Fields>({ defaultValues: BLANK })
  const kept = useKeptForm(form, 'blog:when', BLANK)
  const { later, at } = useWatch({ control: form.control }) as Fields
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  return {
    later,
    at,
    error,
    field,
    set(change: Partial<Fields>) {
      setError(undefined)
      for (const [name, value] of Object.entries(change)) form.setValue(name as keyof Fields, value)
    },
    guard: (submit: (event: FormEvent) => unknown) => (event: FormEvent) => {
      event.preventDefault()
      if (at) return submit(event)
      setError(told(memberBlogMessages.timeRule))
      field.current?.focus()
    },
    refused(failed: Error) {
      if (failed instanceof CallError) setError(failed.errors.at)
    },
    forget() {
      form.reset(BLANK)
      kept.forget()
    },
  }
}

export function WhenFields({ when, name }: { when: ReturnType<typeof useWhen>; name: string }) {
  const { timeZone } = useClub()
  const { later, at, error, field, set } = when
  return (
    <fieldset className="blog-when span">
      <legend className="lab">{say('whenPublished')}</legend>
      <div className="blog-when-kinds">
        <Radio name="blog-when" value="now" checked={!later} onChange={() => set({ later: false })}>
          {say('atOnce')}
        </Radio>
        <Radio name="blog-when" value="later" checked={later} onChange={() => set({ later: true })}>
          {say('atChosenTime')}
        </Radio>
      </div>
      {later && (
        <Field
          label={say('dayAndTime')}
          hint={say('plannedHint', { timeZone: zoneWords(timeZone), name })}
          error={error}
          required
        >
          <TextInput
            ref={field}
            type="datetime-local"
            value={at}
            onChange={({ target }) => set({ at: target.value })}
          />
        </Field>
      )}
    </fieldset>
  )
}
