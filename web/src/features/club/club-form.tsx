import { say } from 'words:club'
import type { SavedClub } from '@callofcode/contract/club/club'
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { Section } from './club-sections.ts'
import { fieldLabels } from './field-labels.ts'
import { isLogo, LogoPicture } from './logo/logo-picture.tsx'
import { ListText } from './pages/list-text.tsx'
import { isList } from './pages/page-sections.ts'
import { type ClubFormHandle, useClubForm } from './use-club-form.ts'

const FormContext = createContext<ClubFormHandle | undefined>(undefined)

export function useClubFields(): ClubFormHandle {
  const handle = useContext(FormContext)
  if (!handle) throw new Error('This field stands in no form of the club.')
  return handle
}

interface ClubFormProps {
  section: Section
  saved: SavedClub
  label: string
  children: ReactNode
}

/** Edits a part of the settings with its own button. Drafts of other parts stay as they are. */
export function ClubForm({ section, saved, label, children }: ClubFormProps) {
  const handle = useClubForm(section, saved)
  const { isChanged, isPending, submit, discard } = handle
  const save = useId()
  return (
    <FormContext value={handle}>
      <form className="form club-form" method="post" aria-label={label} noValidate onSubmit={submit}>
        <Meeting handle={handle} />
        {children}
        <div className="row-btns">
          <Button variant="primary" type="submit" id={save} busy={isPending && say('saving')}>
            {say('save')}
          </Button>
          {isChanged && (
            <>
              <DiscardButton onPress={discard} next={save} />
              <p className="small muted club-unsaved">{say('notSaved')}</p>
            </>
          )}
        </div>
      </form>
    </FormContext>
  )
}

/** Disappears when it is pressed. `next` then gets the focus. */
function DiscardButton({ onPress, next }: { onPress: () => void; next: string }) {
  useFocusWhenGone(next)
  return (
    <Button variant="ghost" onClick={onPress}>
      {say('discardChanges')}
    </Button>
  )
}

function Meeting({ handle: { meeting, takeTheirs } }: { handle: ClubFormHandle }) {
  const box = useRef<HTMLDivElement>(null)
  const theirs = meeting?.theirs
  // The notice is above the form, and the pressed button is below it.
  useEffect(() => {
    if (theirs) box.current?.focus()
  }, [theirs])
  if (!meeting) return null
  return (
    <Notice tone="warning" role="status" className="draft-notice">
      <div className="club-meeting" ref={box} tabIndex={-1}>
        <p>{say('savedByOther', { by: meeting.by ?? say('somebody') })}</p>
        {meeting.open.map((name) => (
          <p key={name} className="club-theirs">
            <span className="label">{fieldLabels()[name] ?? name}</span>
            <q>
              {isLogo(name) ? (
                <LogoPicture text={meeting.theirs[name] ?? ''} />
              ) : isList(name) ? (
                <ListText text={meeting.theirs[name] ?? ''} />
              ) : (
                <bdi>{meeting.theirs[name]}</bdi>
              )}
            </q>
            <Button size="dense" onClick={() => takeTheirs(name)}>
              {say('takeTheirs', {
                value: fieldLabels()[name] ?? name,
                sr: (inside) => <span className="sr">{inside}</span>,
              })}
            </Button>
          </p>
        ))}
      </div>
    </Notice>
  )
}

interface ClubFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  span?: boolean
  /** Has several lines. */
  long?: boolean
  type?: string
  placeholder?: string
  below?: ReactNode
}

export function ClubField({ name, label, hint, required, span, long, below, ...rest }: ClubFieldProps) {
  const { form, saved } = useClubFields()
  const error = form.formState.errors[name]?.message
  return (
    <Field label={label} hint={hint} error={error} required={required} span={span} below={below}>
      {long ? (
        <TextArea {...form.register(name)} defaultValue={saved[name]} rows={3} dir="auto" />
      ) : (
        <TextInput
          {...form.register(name)}
          {...rest}
          defaultValue={saved[name]}
          dir="auto"
          autoComplete="off"
        />
      )}
    </Field>
  )
}
