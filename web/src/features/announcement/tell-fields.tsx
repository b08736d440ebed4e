import { say } from 'words:announcement'
import { tellMembers } from '@callofcode/contract/announcement/tell'
import type { ToldItem } from '@callofcode/contract/announcement/told-item'
import { type FormEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { checkTyped } from '../../platform/form/rules.ts'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useMails } from '../../platform/session/club.ts'
import { useKeptForm } from '../draft/public.ts'
import { type AudienceFields, audienceIn, blankAudience } from './audience-fields.ts'
import type { AudiencePickerProps } from './audience-picker.tsx'
import type { MailDialogProps } from './mail-dialog.tsx'
import './tell.css'

/** Pages that only show the lists do not load it. */
const AudiencePicker = loadedLater<AudiencePickerProps>(
  () => say('for'),
  async () => (await import('./audience-picker.tsx')).AudiencePicker,
)

const MailDialog = loadedLater<MailDialogProps>(
  () => say('beforeMails'),
  async () => (await import('./mail-dialog.tsx')).MailDialog,
)

type Fields = AudienceFields & { tells: boolean }
const BLANK: Fields = { ...blankAudience, tells: false }
type Asked = Pick<MailDialogProps, 'audience' | 'mail' | 'text'>
type Errors = Partial<Record<keyof AudienceFields, string>>

interface New {
  readonly place: 'event' | 'event-copy' | 'blog' | 'module'
  /** Returns whether the new item could be sent. The form then shows what is missing. */
  readonly check: () => Promise<boolean>
  /** Returns the text of its announcement, or null while something is missing. */
  readonly text: () => ToldItem | null
}

/** 'Also tell members', below the form of a new item. Its draft is stored in this browser, like the rest of the form. */
export function useTell({ place, check, text }: New) {
  const form = useForm<Fields>({ defaultValues: BLANK })
  const kept = useKeptForm(form, `tell:${place}`, BLANK)
  const [errors, setErrors] = useState<Errors>({})
  const box = useRef<HTMLDivElement>(null)
  const mails = useMails()
  const [asked, setAsked] = useState<Asked>()
  const confirmed = useRef(false)
  const read = () => {
    const { tells, ...audience } = form.getValues()
    return tells ? checkTyped(tellMembers, { ...audienceIn(audience), mail: audience.mail }) : undefined
  }
  /** Returns false when something is missing, and shows that beside the field. */
  const isComplete = (): boolean => {
    const found = read()
    const said = Object.fromEntries(
      (found?.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    )
    setErrors(said)
    if (Object.keys(said).length > 0) box.current?.querySelector('select')?.focus()
    return Object.keys(said).length === 0
  }
  /** Checks before the item is sent: shows missing fields, and asks before many are notified. */
  const askFirst = async (audience: z.output<typeof tellMembers>) => {
    const words = (await check()) ? text() : null
    if (words) setAsked({ audience, mail: audience.mail && mails === 'yes', text: words })
  }
  return {
    form,
    errors,
    box,
    asked,
    leave: () => setAsked(undefined),
    /** The organiser confirmed the dialog. */
    confirm() {
      setAsked(undefined)
      confirmed.current = true
      box.current?.closest('form')?.requestSubmit()
    },
    guard: (submit: (event: FormEvent) => unknown) => (event: FormEvent) => {
      event.preventDefault()
      if (!isComplete()) return
      const told = confirmed.current ? undefined : read()?.data
      confirmed.current = false
      if (told) askFirst(told).catch(reportError)
      else submit(event)
    },
    body: (): { tell?: z.output<typeof tellMembers> } => {
      const found = read()
      return found?.data ? { tell: { ...found.data, mail: found.data.mail && mails === 'yes' } } : {}
    },
    /** Clears the sent fields. */
    forget() {
      form.reset(BLANK)
      kept.forget()
    },
  }
}

export function TellFields({ tell }: { tell: ReturnType<typeof useTell> }) {
  const { form, errors, box, asked, leave, confirm } = tell
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
          label={say('tellAudience')}
        />
      )}
      {asked && <MailDialog {...asked} onClose={leave} onConfirm={confirm} />}
    </div>
  )
}
