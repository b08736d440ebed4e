import { say } from 'words:account'
import { listSignupFields, type SignupField } from '@callofcode/contract/member-fact/member-fact'
import { factLimits, factMessages, readFact } from '@callofcode/contract/member-fact/read-fact'
import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod'
import { read } from '../../platform/api/read.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'

export const signupFieldsRead = read(listSignupFields, {}, { quiet: true })

const NONE: readonly SignupField[] = []
/** The fields for which the club asks. What it asks for is read anew after a refusal. */
export const useSignupFields = () => useQuery(signupFieldsRead).data?.data ?? NONE

/** What is typed, by the id of the field. */
export const typedFacts = (asked: readonly SignupField[]) =>
  z.object(Object.fromEntries(asked.map((field) => [field._id, typedFact(field)])))

const typedFact = (field: SignupField) =>
  z
    .string()
    .optional()
    .superRefine((typed = '', { addIssue }) => {
      const read = readFact(field, typed)
      const isMissing = !read.fault && read.value === null && field.required
      const rule = isMissing ? factMessages.required : read.fault
      if (rule) addIssue({ code: 'custom', message: rule.issue })
    })

interface SignupFactsProps {
  readonly asked: readonly SignupField[]
  readonly register: (name: `facts.${string}`) => UseFormRegisterReturn
  readonly errors: Readonly<Record<string, { readonly message?: string | undefined } | undefined>> | undefined
}

export const SignupFacts = ({ asked, register, errors }: SignupFactsProps) =>
  asked.map(({ _id, name, kind, choices, required }) => (
    <Field key={_id} label={name} error={errors?.[_id]?.message} required={required}>
      {kind === 'choice' ? (
        <Select {...register(`facts.${_id}`)}>
          <option value="">{say('chooseFact')}</option>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      ) : (
        <TextInput
          {...register(`facts.${_id}`)}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={factLimits.value}
        />
      )}
    </Field>
  ))
