import { names } from 'virtual:language-names'
import { say } from 'words:club'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { useHydrated } from '../account/public.ts'
import { AccentField } from './accent-field.tsx'
import { ClubField, ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { ClubPreview } from './club-preview.tsx'
import { look } from './club-sections.ts'
import { LogoField } from './logo/logo-field.tsx'
import { logoOf } from './logo/logo-picture.tsx'

export function LookPart({ saved }: PartProps) {
  return (
    <ClubForm section={look} saved={saved} label={say('nameAndLook')}>
      <ClubField name="name" label={say('name')} hint={say('nameHint')} required />
      <ClubField name="shortName" label={say('shortName')} hint={say('shortNameHint')} required />
      <LogoField />
      <AccentField />
      <Preview />
      <TimeZoneField />
      <LanguageField />
    </ClubForm>
  )
}

/** Sets the default language. A reader's own choice, or a supported language of their browser, takes precedence. */
function LanguageField() {
  const { form, saved } = useClubFields()
  return (
    <Field label={say('language')} hint={say('languageHint')} error={form.formState.errors.language?.message}>
      <Select {...form.register('language')} defaultValue={saved.language}>
        {Object.entries(names).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Preview() {
  const { form } = useClubFields()
  const [name = '', shortName = '', accent = '', logo, logoDark] = useWatch({
    control: form.control,
    name: ['name', 'shortName', 'accent', 'logo', 'logoDark'],
  })
  // Parsed once per choice, because the preview compares them.
  const logos = useMemo(() => ({ logo: logoOf(logo), logoDark: logoOf(logoDark) }), [logo, logoDark])
  return <ClubPreview name={name} shortName={shortName} accent={accent} logos={logos} />
}

function TimeZoneField() {
  const { form, saved } = useClubFields()
  const now = useWatch({ control: form.control, name: 'timeZone' }) ?? 'UTC'
  // The browser builds the list, because the server may have other time zones.
  const known = useHydrated() ? Intl.supportedValuesOf('timeZone') : []
  const zones = [...new Set(['UTC', now, ...known])]
  return (
    <Field label={say('timeZone')} hint={say('timeZoneHint')} error={form.formState.errors.timeZone?.message}>
      <Select {...form.register('timeZone')} defaultValue={saved.timeZone}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}
