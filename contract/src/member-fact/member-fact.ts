import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberAdminMessages } from '../member/member-admin.ts'
import { id, line, text } from '../text.ts'
import { AT_SIGNUP, FACT_KINDS, factLimits, factMessages } from './read-fact.ts'

/** A field of the members' list, with how many members have a fact in it. */
export const memberField = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(FACT_KINDS),
  choices: z.array(z.string()),
  /** Roll number and branch stay, and keep their names. */
  builtIn: z.boolean(),
  atSignup: z.enum(AT_SIGNUP),
  members: z.number().int(),
})
export type MemberField = z.infer<typeof memberField>

const choice = line(factLimits.choice, factMessages.choicesRule)
const choices = z
  .array(choice, factMessages.choicesRule)
  .max(factLimits.choices, factMessages.choicesRule)
  .refine(
    (given) => new Set(given.map((one) => one.toLowerCase())).size === given.length,
    factMessages.choicesTwice,
  )
const name = line(factLimits.name, factMessages.nameRequired)
const atSignup = z.enum(AT_SIGNUP, factMessages.atSignupRule)

export const memberFieldBody = z
  .strictObject({
    name,
    kind: z.enum(FACT_KINDS, factMessages.kindRule),
    /** Only for the kind `choice`. */
    choices: choices.default([]),
    atSignup: atSignup.default('no'),
  })
  .refine(({ kind, choices: given }) => (kind === 'choice') === given.length > 0, {
    error: factMessages.choicesRule.error,
    path: ['choices'],
  })
/** The kind of a field stays, because its facts are of that kind. */
export const memberFieldChanges = z.strictObject({ name, choices, atSignup }).partial()

const one = { params: z.object({ id }), notFound: factMessages.missing } as const
const fieldAnswer = z.object({ data: memberField })

export const listMemberFields = endpoint({
  method: 'GET',
  path: '/admin/member-fields',
  scope: 'admin:read',
  summary: 'The fields of members: roll number, branch, and those of the club',
  callers: 'admin',
  answer: z.object({ data: z.array(memberField) }),
})
export const createMemberField = endpoint({
  method: 'POST',
  path: '/admin/member-fields',
  scope: 'admin:write',
  summary: 'Add a field of the club to those of members',
  callers: 'admin',
  body: memberFieldBody,
  status: 201,
  answer: fieldAnswer,
})
export const updateMemberField = endpoint({
  method: 'PATCH',
  path: '/admin/member-fields/:id',
  scope: 'admin:write',
  summary: 'Rename a field of members, change its choices, or let the sign-up ask for it',
  callers: 'admin',
  ...one,
  body: memberFieldChanges,
  answer: fieldAnswer,
})
export const removeMemberField = endpoint({
  method: 'DELETE',
  path: '/admin/member-fields/:id',
  scope: 'admin:write',
  summary: 'Remove a field of the club, with what members have in it',
  callers: 'admin',
  ...one,
})

/** A fact as it is given: null or an empty text takes it away. */
export const givenFact = z.strictObject({ field: id, value: text(factLimits.value).nullable() })
export type GivenFact = z.infer<typeof givenFact>
export const givenFacts = z
  .array(givenFact, factMessages.fieldsRule)
  .max(factLimits.fields, factMessages.fieldsRule)

/** A field for which the sign-up asks. */
export const signupField = memberField
  .pick({ _id: true, name: true, kind: true, choices: true })
  .extend({ required: z.boolean() })
export type SignupField = z.infer<typeof signupField>

export const listSignupFields = endpoint({
  method: 'GET',
  path: '/members/signup/fields',
  summary: 'The fields of members for which the sign-up asks',
  callers: 'anyone',
  answer: z.object({ data: z.array(signupField) }),
})

const factsOfOne = {
  params: z.object({ id }),
  notFound: memberAdminMessages.missing,
  versioned: true,
  answer: z.object({
    data: z.object({
      facts: z.array(z.object({ field: id, value: z.string() })),
      /** It changes with the facts of this member. */
      version: z.number().int(),
    }),
  }),
} as const

export const getMemberFacts = endpoint({
  method: 'GET',
  path: '/admin/members/:id/facts',
  summary: 'The facts of a member by field',
  callers: 'admin',
  ...factsOfOne,
})
export const setMemberFacts = endpoint({
  method: 'PATCH',
  path: '/admin/members/:id/facts',
  summary: 'Set facts of a member or take them away; fields that are not named stay as they are',
  callers: 'admin',
  ...factsOfOne,
  body: z.strictObject({ facts: givenFacts }),
})
