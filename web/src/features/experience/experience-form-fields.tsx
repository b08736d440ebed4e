import { say } from 'words:experience'
import { INTERVIEW_RESULTS } from '@callofcode/contract/experience/experience'
import { ROUND_KINDS, round, roundLimits, roundMessages } from '@callofcode/contract/experience/rounds'
import { messages } from '@callofcode/contract/messages'
import { experienceBody } from '@callofcode/contract/schemas/experience/experience'
import type { ExperienceContent } from '@callofcode/contract/version/version'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { named } from '../../platform/language/words.ts'
import { useTheirs } from '../edit/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { companies, namesOf } from './companies.ts'
import { RoundFields } from './round-fields.tsx'

/**
 * The shared form of an experience. Each form asks for the candidate differently. `version` is the version that an edit started
 * from, and empty for a new one.
 */
export const experienceFields = z.object({
  version: z.string(),
  company: experienceBody.shape.company,
  role: experienceBody.shape.role,
  candidate: experienceBody.shape.candidate.unwrap(),
  verdict: z.string().pipe(z.enum(INTERVIEW_RESULTS, messages.verdictRequired)),
  content: experienceBody.shape.content,
  rounds: z
    .array(
      z.object({
        kind: z.string().pipe(z.enum(ROUND_KINDS, roundMessages.kind)),
        asked: round.shape.asked,
      }),
    )
    .max(roundLimits.rounds, roundMessages.tooMany),
  anonymous: z.boolean(),
})

export type ExperienceFields = z.input<typeof experienceFields>
export type ExperienceSent = z.output<typeof experienceFields>

export const blankExperience: ExperienceFields = {
  version: '',
  company: '',
  role: '',
  candidate: '',
  verdict: '',
  content: '',
  rounds: [],
  anonymous: false,
}

/** Returns an experience in the shape of its form. */
export const fieldsOfExperience = (content: ExperienceContent, version: number): ExperienceFields => ({
  ...content,
  rounds: content.rounds ?? [],
  version: String(version),
  anonymous: false,
})

export type ExperienceForm = UseFormReturn<ExperienceFields, unknown, ExperienceSent>

/** Renders the fields of an interview. `who` names the candidate. */
export function ExperienceFormFields({ form, who }: { form: ExperienceForm; who: ReactNode }) {
  const { register, control, formState } = form
  const { errors } = formState
  const known = useId()
  const told = useQuery(companies).data?.data ?? []
  const theirs = useTheirs()
  return (
    <>
      <Field label={say('company')} error={errors.company?.message} below={theirs('company')} required>
        <TextInput {...register('company')} list={known} icon="briefcase" autoComplete="off" />
      </Field>
      <datalist id={known}>
        {namesOf(told).map((company) => (
          <option key={company} value={company} />
        ))}
      </datalist>
      <Field label={say('role')} error={errors.role?.message} below={theirs('role')} required>
        <TextInput {...register('role')} placeholder={say('roleExample')} autoComplete="off" />
      </Field>
      {who}
      <Field label={say('verdict')} error={errors.verdict?.message} below={theirs('verdict')} required>
        <Select {...register('verdict')}>
          <option value="">{say('chooseVerdict')}</option>
          {INTERVIEW_RESULTS.map((verdict) => (
            <option key={verdict} value={verdict}>
              {named('experience', verdict)}
            </option>
          ))}
        </Select>
      </Field>
      <MarkdownField
        label={say('content')}
        control={control}
        name="content"
        below={theirs('content')}
        placeholder={say('contentHint')}
      />
      <RoundFields form={form} />
    </>
  )
}

export function CandidateField({ form: { register, formState } }: { form: ExperienceForm }) {
  const theirs = useTheirs()
  return (
    <Field
      label={say('candidate')}
      error={formState.errors.candidate?.message}
      below={theirs('candidate')}
      hint={say('candidateHint')}
    >
      <TextInput {...register('candidate')} icon="user" autoComplete="off" />
    </Field>
  )
}
