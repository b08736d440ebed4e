import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'

export const conductMessages = {
  /** Shown at the sign-up. */
  required: sentence('conduct.required', 'Read the code of conduct and accept it, please.'),
  accepted: sentence('conduct.accepted', 'Thank you'),
  outdated: sentence('conduct.outdated', 'Members were asked in the meantime.'),
  none: sentence('conduct.none', 'The club has no code of conduct that could be accepted.'),
} as const

export const acceptConduct = endpoint({
  method: 'POST',
  path: '/members/me/conduct',
  summary: 'Accept the code of conduct as it is now',
  callers: 'member',
})
export const askConduct = endpoint({
  method: 'POST',
  path: '/admin/club/conduct/ask',
  summary: 'Ask every member to accept the code of conduct as it is now, at their next visit',
  callers: 'admin',
  scope: 'admin:write',
  body: z.strictObject({
    /** The current edition, so that two requests at once ask members only once. */
    edition: z.int(sentence('conduct.editionHolds', 'This is the edition that holds.')).min(0),
  }),
  answer: z.object({ data: z.object({ edition: z.number() }) }),
})
