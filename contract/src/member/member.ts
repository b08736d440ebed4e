import { z } from 'zod'
import { signupFilters } from '../approval/approval.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { TASKS } from '../task.ts'
import { id, isWebAddress, line, onwards, passoutYears, text, waitingPage } from '../text.ts'

export const ROLES = ['member', 'admin'] as const
export const LINK_FIELDS = [
  'github',
  'linkedin',
  'twitter',
  'leetcode',
  'geeksforgeeks',
  'codechef',
  'codeforces',
] as const

const links = <S extends z.ZodType>(schema: S) =>
  z.object(
    Object.fromEntries(LINK_FIELDS.map((field) => [field, schema])) as Record<
      (typeof LINK_FIELDS)[number],
      S
    >,
  )

/** A member's own profile. Unset fields are null, and dates are ISO-8601 in UTC. */
export const profile = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    birth_date: z.string().nullable(),
    passoutYear: z.string().nullable(),
    bio: z.string().nullable(),
    profilePhoto: z.string().nullable(),
    updatedAt: z.string(),
    /** Whether they moderate or decide about signups without being an admin. */
    isManager: z.boolean(),
    /** Their current tasks in the club. */
    tasks: z.array(z.enum(TASKS)),
    role: z.enum(ROLES).nullable(),
  })
  .extend(links(z.string().nullable()).shape)
export type Profile = z.infer<typeof profile>

const isoDate = z
  .string(sentence('member.enterDate', 'Enter a date.'))
  .refine(
    (value) => /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value),
    sentence('member.enterDate', 'Enter a date.'),
  )
  .refine(
    (value) => !Number.isNaN(Date.parse(value)) && new Date(value).getTime() <= Date.now(),
    sentence('member.enterPastDate', 'Enter a past date.'),
  )

/** A year, as a number or a date in it. It is stored as 2 January of that year, so that no time zone shows another year. */
const passoutDate = z
  .union([z.number(), isoYear()], messages.passoutRule)
  .transform((value) => (typeof value === 'number' ? value : new Date(value).getUTCFullYear()))
  .refine((year) => passoutYears().includes(year), messages.passoutRule)

function isoYear() {
  return z.string().regex(/^\d{4}-\d{2}-\d{2}/)
}

const optionalLink = z.union(
  [text(limits.url).refine(isWebAddress, messages.linkRule), z.null()],
  messages.linkRule,
)

/** The fields that `memberData` may change. Null clears a field. `email`, `role` and `isManager` are accepted and ignored. */
export const profileChanges = z
  .strictObject({
    name: line(limits.name, messages.nameRequired),
    phone: text(limits.phone)
      .refine(
        (value) => /^[+\d][\d\s().-]{3,}$/.test(value),
        sentence('member.enterPhoneNumberLike', 'Enter a phone number, like +91 98765 43210.'),
      )
      .nullable(),
    birth_date: isoDate.nullable(),
    bio: text(limits.bio).nullable(),
    passoutYear: passoutDate.nullable(),
    profilePhoto: z.string().max(limits.url).nullable(),
    email: z.unknown(),
    role: z.unknown(),
    isManager: z.unknown(),
  })
  .extend(links(optionalLink).shape)
  .partial()
export type ProfileChanges = z.input<typeof profileChanges>

const ownProfile = z.object({ users: z.array(profile).length(1) })

export const getProfile = endpoint({
  method: 'GET',
  path: '/members/',
  scope: 'read',
  summary: 'Your profile, in a list of one',
  callers: 'member',
  versioned: true,
  answer: ownProfile,
})
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/members/',
  summary: 'Change your profile: memberData (JSON text of changed fields) and optionally file (a photo)',
  callers: 'member',
  talks: true,
  versioned: true,
  multipart: true,
  answer: ownProfile,
})

/** A signup in the approval queue. */
export const signupRequest = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  passoutYear: z.number().nullable(),
  /** Whether the owner of the address opened the link that was mailed to it. */
  emailConfirmed: z.boolean(),
  signedUpAt: z.string(),
  /** What was said at the sign-up in the fields of the club. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type SignupRequest = z.infer<typeof signupRequest>

export const listSignups = endpoint({
  method: 'GET',
  path: '/approvals',
  scope: 'admin:read',
  summary: 'Signups that wait for approval, oldest first; q searches name and email',
  callers: 'approvals',
  query: z.strictObject({ ...signupFilters, ...onwards }),
  answer: waitingPage(signupRequest),
})
export const approveSignup = endpoint({
  method: 'POST',
  path: '/approvals/:id/approve',
  scope: 'admin:write',
  summary: 'Approve a signup; the person gets an email',
  callers: 'approvals',
  params: z.object({ id }),
})
export const declineSignup = endpoint({
  method: 'POST',
  path: '/approvals/:id/decline',
  scope: 'admin:write',
  summary: 'Decline a signup; the person gets an email',
  callers: 'approvals',
  params: z.object({ id }),
})
