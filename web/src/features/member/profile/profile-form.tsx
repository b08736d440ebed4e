import { say } from 'words:profile'
import { limits } from '@callofcode/contract/limits'
import type { Profile } from '@callofcode/contract/member/member'
import { passoutYears } from '@callofcode/contract/text'
import { useEffect, useRef } from 'react'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { Sheet } from '../../../platform/page/person.tsx'
import type { ProfileDraft } from './profile-changes.ts'
import { ProfileField, type ProfileFieldProps } from './profile-field.tsx'
import { CODING_PLATFORMS, type ProfileField as FieldName, SOCIAL_LINKS } from './profile-fields.ts'
import type { FieldErrors } from './use-profile-save.ts'

export const PROFILE_FORM = 'profile-form'

interface ProfileFormProps {
  profile: Profile
  draft: ProfileDraft
  errors: FieldErrors
  onChange: (draft: ProfileDraft, field: FieldName) => void
  onSave: () => void
}

/** Edits the sections of the profile. */
export function ProfileForm({ profile, draft, errors, onChange, onSave }: ProfileFormProps) {
  const form = useFocusOnError(errors)
  const field = (name: FieldName, rest: Partial<ProfileFieldProps> = {}) => (
    <ProfileField
      key={name}
      profile={profile}
      draft={draft}
      name={name}
      error={errors[name]}
      onChange={(next) => onChange(next, name)}
      {...rest}
    />
  )
  const link = (name: FieldName) => field(name, { type: 'url', placeholder: 'https://' })
  return (
    <form
      id={PROFILE_FORM}
      className="prof-grid"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Sheet title={say('personalInformation')} editing>
        <div className="form">
          {field('name', { autoComplete: 'name' })}
          <Field label={say('emailCannotBeChanged')}>
            <TextInput type="email" value={profile.email} readOnly />
          </Field>
          {field('phone', { type: 'tel', autoComplete: 'tel', placeholder: '+91 98765 43210' })}
          {field('birth_date', { type: 'date', max: new Date().toISOString().slice(0, 10) })}
          {field('passoutYear', {
            type: 'number',
            ...yearEdges(),
            hint: `${passoutYears().at(0)} to ${passoutYears().at(-1)}`,
          })}
          {field('bio', { hint: say('atMostCharacters', { bio: limits.bio }) })}
        </div>
      </Sheet>
      <Sheet title={say('socialLinks')} editing>
        <div className="form">{SOCIAL_LINKS.map(link)}</div>
      </Sheet>
      <Sheet title={say('codingPlatforms')} editing>
        <div className="form">{CODING_PLATFORMS.map(link)}</div>
      </Sheet>
    </form>
  )
}

const yearEdges = () => ({ min: passoutYears().at(0), max: passoutYears().at(-1) })

function useFocusOnError(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
