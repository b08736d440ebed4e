import { say } from 'words:profile'
import type { Profile } from '@callofcode/contract/member/member'
import { type ComponentProps, useState } from 'react'
import { Field } from '../../../platform/form/field.tsx'
import { TextArea, TextInput } from '../../../platform/form/inputs.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { type ProfileDraft, shownText, withRemoved, withText } from './profile-changes.ts'
import { FIELD_LABELS, type ProfileField as FieldName } from './profile-fields.ts'

export interface ProfileFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'placeholder' | 'autoComplete'> {
  profile: Profile
  draft: ProfileDraft
  name: FieldName
  error: string | undefined
  hint?: string
  onChange: (draft: ProfileDraft) => void
}

/** Edits one field, with a button to clear a stored value. */
export function ProfileField({ profile, draft, name, error, hint, onChange, ...input }: ProfileFieldProps) {
  const isRemoved = name !== 'name' && draft.removed.includes(name)
  const shown = shownText(profile, draft, name)
  const type = (text: string) => onChange(withText(draft, name, text))
  return (
    <Field
      label={FIELD_LABELS[name]}
      error={error}
      required={name === 'name'}
      hint={isRemoved ? say('removedWithTheNext') : hint}
    >
      <div className="pair">
        {name === 'bio' && <TextArea value={shown} onChange={(event) => type(event.target.value)} />}
        {name === 'passoutYear' && <YearInput {...input} year={shown} onType={type} />}
        {name !== 'bio' && name !== 'passoutYear' && (
          <TextInput {...input} value={shown} onChange={(event) => type(event.target.value)} />
        )}
        {name !== 'name' && profile[name] !== null && (
          <RemoveButton
            label={FIELD_LABELS[name]}
            removed={isRemoved}
            onClick={() => onChange(withRemoved(draft, name, !isRemoved))}
          />
        )}
      </div>
    </Field>
  )
}

type YearInputProps = ComponentProps<typeof TextInput> & { year: string; onType: (text: string) => void }

/** Accepts an incomplete year during typing. On blur the input shows the accepted year again. */
function YearInput({ year, onType, ...input }: YearInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      value={typed ?? year}
      onChange={(event) => {
        setTyped(event.target.value)
        onType(event.target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

interface RemoveButtonProps {
  label: string
  removed: boolean
  onClick: () => void
}

export function RemoveButton({ label, removed, onClick }: RemoveButtonProps) {
  return (
    <Button onClick={onClick} aria-label={`${removed ? say('keep') : say('remove')} ${label}`}>
      {removed ? say('keep') : say('remove')}
    </Button>
  )
}
