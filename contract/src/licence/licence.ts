import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** A third-party part of this site. */
export const shippedPart = z.object({
  name: z.string(),
  version: z.string().optional(),
  /** The SPDX identifier. */
  licence: z.string(),
  address: z.string().optional(),
  /** Its number at `licenceText`, if the text is included. */
  text: z.number().optional(),
})
export type ShippedPart = z.infer<typeof shippedPart>

export const listLicences = endpoint({
  method: 'GET',
  path: '/licences',
  summary: 'What the software of this site is made of, and under which licences',
  callers: 'anyone',
  answer: z.object({ data: z.array(shippedPart) }),
})
