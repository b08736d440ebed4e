import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { said } from '../said.ts'
import { sentence } from '../sentence.ts'
import { id, line } from '../text.ts'
import { experienceMissing } from './experience.ts'
import { ROUND_KINDS } from './rounds.ts'

export const companyLimits = { companies: 500, asked: 200 } as const
export const companyMissing = sentence('company.nobodyToldCompanyYet', 'Nobody has told of this company yet.')
/** Explains why the sender of an experience stays unknown. */
export const notNamed = sentence(
  'company.sentWhenNobodyTold',
  'It was sent in when nobody was told names, or its author has left.',
)

const company = z.object({
  slug: z.string(),
  name: z.string(),
  /** The number of published experiences. */
  experiences: z.number(),
  /** The year of the newest experience. */
  latest: z.string(),
})
export type Company = z.infer<typeof company>

/** The number of published experiences in the chosen time that contain the answer. */
const experiences = z.number()
const companyPage = z.object({
  slug: z.string(),
  name: z.string(),
  experiences,
  /** All years, the latest first, whichever year is chosen. */
  years: z.array(z.object({ year: z.number(), experiences })),
  verdicts: z.array(z.object({ verdict: z.string(), experiences })),
  rounds: z.array(z.object({ kind: z.enum(ROUND_KINDS), experiences })),
  topics: z.array(z.object({ id, title: z.string(), experiences })),
  /** The questions asked, the most frequent first. A question without an id is missing from the tracker. */
  asked: z.array(
    z.object({
      id: id.nullable(),
      name: z.string(),
      difficulty: z.enum(DIFFICULTIES).nullable(),
      experiences,
      /** The year of its last mention. */
      latest: z.number(),
    }),
  ),
})
export type CompanyPage = z.infer<typeof companyPage>

const slug = line(limits.name)

export const listCompanies = endpoint({
  method: 'GET',
  path: '/companies',
  summary: `Companies that published experiences tell of, most often told of first; at most ${companyLimits.companies}`,
  callers: 'anyone',
  area: 'experiences',
  answer: z.object({ data: z.array(company) }),
})
export const getCompany = endpoint({
  method: 'GET',
  path: '/companies/:slug',
  summary:
    'What a company asked, by published experience: rounds, topics and questions, of a year or of all. By its slug or any way to write it',
  callers: 'anyone',
  area: 'experiences',
  params: z.object({ slug }),
  query: z.object({
    year: z
      .string()
      .regex(/^\d{4}$/, sentence('experience.yearFourDigits', 'A year has four digits.'))
      .optional(),
  }),
  answer: z.object({ data: companyPage }),
  notFound: companyMissing,
})
export const askedFile = endpoint({
  method: 'GET',
  path: '/companies/:slug/asked.csv',
  file: 'text/csv',
  summary: 'The questions that a company asked',
  callers: 'member',
  params: z.object({ slug }),
  notFound: companyMissing,
})
export const mergeCompany = endpoint({
  method: 'POST',
  path: '/admin/companies/:slug/merge',
  scope: 'admin:write',
  summary: 'Tell of two companies as one: what the first one has goes to the other',
  callers: 'content',
  params: z.object({ slug }),
  body: z.strictObject({
    into: line(limits.name, sentence('experience.chooseAnotherCompany', 'Choose another company.')),
  }),
  answer: z.object({ data: z.object({ slug: z.string() }) }),
  notFound: companyMissing,
})
export const getExperienceAuthor = endpoint({
  method: 'GET',
  path: '/experiences/:id/author',
  scope: 'admin:read',
  summary: 'Who sent an experience in, also an anonymous one; each look is recorded',
  callers: 'moderation',
  params: z.object({ id }),
  answer: z.object({
    data: z.object({ name: z.string().nullable(), email: z.string().nullable(), why: said.nullable() }),
  }),
  notFound: experienceMissing,
})
