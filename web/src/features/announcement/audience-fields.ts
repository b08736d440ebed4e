import { ANNOUNCED_TO } from '@callofcode/contract/announcement/tell'
import { z } from 'zod'

/** The audience as a form stores it. The fields are a `type`, so that drafts can store them. */
export const audienceFields = z.object({
  to: z.string(),
  year: z.string(),
  batchId: z.string(),
  groupId: z.string(),
  eventId: z.string(),
  setId: z.string(),
  mail: z.boolean(),
})
export type AudienceFields = z.infer<typeof audienceFields>
export const blankAudience: AudienceFields = {
  to: 'everyone',
  year: '',
  batchId: '',
  groupId: '',
  eventId: '',
  setId: '',
  mail: false,
}

/** Returns the contract's form, without the fields of other audiences. */
export const audienceIn = ({ to, year, batchId, groupId, eventId, setId }: AudienceFields) => ({
  to: ANNOUNCED_TO.find((one) => one === to) ?? ('everyone' as const),
  year: to === 'year' && year ? Number(year) : null,
  batchId: to === 'batch' && batchId ? batchId : null,
  groupId: to === 'group' && groupId ? groupId : null,
  eventId: to === 'event' && eventId ? eventId : null,
  ...(to === 'chosen' && { setId: setId || null }),
})
