import { clubLimits } from '@callofcode/contract/site/club'
import { Link } from '@tanstack/react-router'
import { Controller } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { paths } from '../../platform/paths.ts'
import { MarkdownEditor } from '../markdown/public.ts'
import { ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { conduct } from './club-sections.ts'

export function ConductPart({ saved }: PartProps) {
  return (
    <ClubForm section={conduct} saved={saved} label="Code of conduct">
      <p className="small muted">
        How members treat each other. Anybody may read it at{' '}
        <Link className="link" to={paths.conduct}>
          {paths.conduct}
        </Link>
        ; the footer leads there, and the sign-up as well. Empty: there is none.
      </p>
      <ConductField />
    </ClubForm>
  )
}

function ConductField() {
  const { form } = useClubFields()
  return (
    <Controller
      control={form.control}
      name="conduct"
      render={({ field, fieldState }) => (
        <Field label="Code of conduct" error={fieldState.error?.message} span>
          <MarkdownEditor
            name={field.name}
            ref={field.ref}
            value={field.value ?? ''}
            onBlur={field.onBlur}
            onChange={field.onChange}
            limitBytes={clubLimits.conductBytes}
          />
        </Field>
      )}
    />
  )
}
