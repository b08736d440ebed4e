import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, partOf, writing } from '../text.ts'
import { rounds, shownRound } from './rounds.ts'

export const INTERVIEW_RESULTS = ['Selected', 'Rejected', 'Pending'] as const
/** The companies of the filter row, in order. */
export const COMPANIES = ['Google', 'Microsoft', 'Amazon', 'Meta', 'Netflix'] as const
export type { Round } from './rounds.ts'

/** An accepted interview experience. If it was written on this site, `verdict` is one of INTERVIEW_RESULTS. */
export const experience = z.object({
  _id: id,
  company: z.string(),
  role: z.string(),
  candidate: z.string(),
  /** The candidate's page. Null if they are anonymous or no member, or hide the page from everybody. */
  candidatePage: pageLink.nullable(),
  verdict: z.string(),
  content: z.string(),
  /** `content` rendered and sanitized. */
  html: z.string(),
  rounds: z.array(shownRound),
  date: z.string(),
})
export type Experience = z.infer<typeof experience>

/** In a list, an experience also contains the beginning of its text as plain words if `fields` requests it. */
const listedExperience = experience.extend({ excerpt: z.string() })

export const experienceBody = z.strictObject({
  company: line(limits.name, messages.companyRequired),
  role: line(limits.name, messages.roleRequired),
  candidate: line(limits.name).optional(),
  verdict: z.enum(INTERVIEW_RESULTS, messages.verdictRequired),
  content: writing(limits.contentBytes, messages.experienceRequired),
  rounds: rounds.optional(),
})

/** An edit. Omitted fields stay the same. */
export const experienceChanges = experienceBody.partial()

export const experienceMissing = sentence('experience.experienceNotFound', 'Experience Not Found')

export const listExperiences = endpoint({
  method: 'GET',
  path: '/getInteviewExp',
  summary:
    'Interview experiences, newest first (the path keeps its old spelling); q searches company, role and candidate. Whole, unless limit, after or fields ask for a part; nextAfter is there with limit, and null at the end',
  callers: 'anyone',
  area: 'experiences',
  query: z.object({
    ...partOf(listedExperience),
    company: line(limits.search).optional(),
    result: line(limits.search).optional(),
    role: line(limits.search).optional(),
    year: z
      .string()
      .regex(/^\d{4}$/, sentence('experience.yearFourDigits', 'A year has four digits.'))
      .optional(),
    q: line(limits.search).optional(),
  }),
  answer: z.object({
    data: z.array(listedExperience.partial().required({ _id: true })),
    nextAfter: id.nullable().optional(),
  }),
})
export const getExperience = endpoint({
  method: 'GET',
  path: '/experiences/:id',
  summary: 'One published interview experience, rendered',
  callers: 'anyone',
  area: 'experiences',
  params: z.object({ id }),
  answer: z.object({ data: experience }),
  notFound: experienceMissing,
})
export const listExperienceChoices = endpoint({
  method: 'GET',
  path: '/experience-choices',
  summary: 'The roles and years that the list of experiences can be filtered by; at most 200 roles',
  callers: 'anyone',
  area: 'experiences',
  answer: z.object({ data: z.object({ roles: z.array(z.string()), years: z.array(z.string()) }) }),
})
export const createExperience = endpoint({
  method: 'POST',
  path: '/admin/createInterviewExp',
  scope: 'admin:write',
  summary: 'Publish an interview experience',
  callers: 'content',
  takesKey: true,
  body: experienceBody,
  status: 201,
  answer: z.object({ data: experience }),
})
export const updateExperience = endpoint({
  method: 'PATCH',
  path: '/admin/experiences/:id',
  scope: 'admin:write',
  summary: 'Edit a published interview experience; the previous version is kept',
  callers: 'content',
  params: z.object({ id }),
  body: experienceChanges,
  versioned: true,
  answer: z.object({ data: experience }),
  notFound: experienceMissing,
})
