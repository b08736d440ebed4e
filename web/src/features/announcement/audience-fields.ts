import { ANNOUNCED_TO } from '@callofcode/contract/announcement/tell'
import { z } from 'zod'

/** Whom something is told, as a form holds it. A `type`, so that drafts can hold it. */
export const audienceFields = z.object({
  to: z.string(),
  year: z.string(),
  batchId: z.string(),
  eventId: z.string(),
  mail: z.boolean(),
})
export type AudienceFields = z.infer<typeof audienceFields>
export const blankAudience: AudienceFields = {
  to: 'everyone',
  year: '',
  batchId: '',
  eventId: '',
  mail: false,
}

/** As the contract has it; what another audience needs is left out. */
export const audienceIn = ({ to, year, batchId, eventId }: AudienceFields) => ({
  to: ANNOUNCED_TO.find((one) => one === to) ?? ('everyone' as const),
  year: to === 'year' && year ? Number(year) : null,
  batchId: to === 'batch' && batchId ? batchId : null,
  eventId: to === 'event' && eventId ? eventId : null,
})
