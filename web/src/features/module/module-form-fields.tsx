import { say } from 'words:module'
import { LEVELS } from '@callofcode/contract/curriculum/curriculum'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { useTheirs } from '../edit/public.ts'
import type { ModuleForm } from './module-fields.ts'
import { QuestionRows } from './question-rows.tsx'

/** Shows the fields of a new or an edited module. */
export function ModuleFormFields({ form }: { form: ModuleForm }) {
  const { register, formState } = form
  const { errors } = formState
  const theirs = useTheirs()
  return (
    <>
      <Field label={say('title')} error={errors.title?.message} below={theirs('title')} required span>
        <TextInput {...register('title')} placeholder={say('twoPointersFromBoth')} />
      </Field>
      <Field
        label={say('description')}
        error={errors.description?.message}
        below={theirs('description')}
        required
        span
      >
        <TextArea {...register('description')} placeholder={say('descriptionPlaceholder')} />
      </Field>
      <Field
        label={say('createdBy')}
        error={errors.createdBy?.message}
        below={theirs('createdBy')}
        hint={say('shownOnTheCard')}
      >
        <TextInput {...register('createdBy')} icon="user" autoComplete="name" />
      </Field>
      <Field label={say('level')} error={errors.level?.message} below={theirs('level')}>
        <Select {...register('level')}>
          {LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
      </Field>
      <QuestionRows form={form} />
    </>
  )
}
