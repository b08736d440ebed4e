import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { useTheirs } from '../version/public.ts'
import type { ExperienceForm } from './about-interview.tsx'

export function CandidateField({ form: { register, formState } }: { form: ExperienceForm }) {
  const theirs = useTheirs()
  return (
    <Field
      label="Candidate"
      error={formState.errors.candidate?.message}
      below={theirs('candidate')}
      hint="May stay empty."
    >
      <TextInput {...register('candidate')} icon="user" autoComplete="off" />
    </Field>
  )
}
