import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { ExperienceForm } from './about-interview.tsx'

export function CandidateField({ form: { register, formState } }: { form: ExperienceForm }) {
  return (
    <Field label="Candidate" error={formState.errors.candidate?.message} hint="May stay empty.">
      <TextInput {...register('candidate')} icon="user" autoComplete="off" />
    </Field>
  )
}
