import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { asAddress, id } from '../text.ts'

export const domainMessages = {
  rule: sentence('domain.rule', 'Name the domain of an address, like college.edu.'),
  everybodys: sentence(
    'domain.everybodys',
    'Anybody can have an address there. Name a domain whose addresses only your college gives out.',
  ),
  tooMany: sentence('domain.tooMany', 'These are the most domains that there can be. Remove one first.'),
  missing: sentence('domain.missing', 'This domain is not in the list any more.'),
} as const

/** Mail providers that give addresses to anybody. */
const EVERYBODYS: readonly string[] = [
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rediffmail.com',
  'web.de',
  'yahoo.co.in',
  'yahoo.com',
  'yahoo.in',
  'yandex.com',
  'yandex.ru',
  'zoho.com',
  'zohomail.in',
]
const LONGEST = 253
const shape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** A domain as it follows the @ of an address. The @ may be typed too. */
const domain = z
  .string(domainMessages.rule)
  .transform((value) => asAddress(value).replace(/^@/, ''))
  .refine((value) => value.length <= LONGEST && shape.test(value), domainMessages.rule)
  .refine((value) => !EVERYBODYS.includes(value), domainMessages.everybodys)

/** A domain whose confirmed addresses are approved without waiting. */
export const approvedDomain = z.object({
  _id: id,
  domain: z.string(),
  addedAt: z.string(),
  /** The member who added it, or null if the account is gone. */
  by: z.string().nullable(),
})
export type ApprovedDomain = z.infer<typeof approvedDomain>

export const addDomainBody = z.strictObject({ domain })

export const listDomains = endpoint({
  method: 'GET',
  path: '/approvals/domains',
  summary: 'The domains whose confirmed addresses are approved without waiting',
  callers: 'admin',
  answer: z.object({ data: z.array(approvedDomain) }),
})
export const addDomain = endpoint({
  method: 'POST',
  path: '/approvals/domains',
  summary:
    'Approve without waiting whoever confirms an address of this domain from now on; one that is there already stays',
  callers: 'admin',
  body: addDomainBody,
  answer: z.object({ data: approvedDomain }),
})
export const removeDomain = endpoint({
  method: 'DELETE',
  path: '/approvals/domains/:id',
  summary: 'Let signups of a domain wait again; who was approved stays',
  callers: 'admin',
  params: z.object({ id }),
  notFound: domainMessages.missing,
})
