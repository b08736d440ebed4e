import { say as sayOfClub } from 'words:club'
import { say } from 'words:own-pages'
import { pageLimits } from '@callofcode/contract/club/page-messages'
import { Controller } from 'react-hook-form'
import { Field } from '../../../platform/form/field.tsx'
import { MarkdownEditor } from '../../markdown/public.ts'
import { ClubForm, useClubFields } from '../club-form.tsx'
import type { PartProps } from '../club-page.tsx'
import { plain } from '../club-sections.ts'

const resources = plain('resources', 'resources')

export function ResourcesPart({ saved }: PartProps) {
  return (
    <ClubForm section={resources} saved={saved} label={sayOfClub('resources')}>
      <ResourcesField />
    </ClubForm>
  )
}

function ResourcesField() {
  const { form } = useClubFields()
  return (
    <Controller
      control={form.control}
      name="resources"
      render={({ field, fieldState }) => (
        <Field
          label={sayOfClub('resources')}
          hint={say('resourcesHint')}
          error={fieldState.error?.message}
          span
        >
          <MarkdownEditor
            name={field.name}
            ref={field.ref}
            value={field.value ?? ''}
            onBlur={field.onBlur}
            onChange={field.onChange}
            limitBytes={pageLimits.resourcesBytes}
          />
        </Field>
      )}
    />
  )
}
