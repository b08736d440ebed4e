import { z } from 'zod'
import { type Sentence, sentence } from '../sentence.ts'
import { isClubYear, truth } from '../text.ts'

// The audience of an announcement. It has its own file, as all items that can be announced need it.

/** The audience: everyone, a passout year, a batch, or those registered for an event. */
export const ANNOUNCED_TO = ['everyone', 'year', 'batch', 'event'] as const
export type AnnouncedTo = (typeof ANNOUNCED_TO)[number]

export const audienceMessages = {
  toRule: sentence('audience.toRule', 'Choose everyone, a year, a batch or an event.'),
  yearRule: sentence('audience.yearRule', 'Choose a year of passing out.'),
  batchRule: sentence('audience.batchRule', 'Choose a batch.'),
  batchGone: sentence('audience.batchGone', 'This batch is gone. Choose another.'),
  eventRule: sentence('audience.eventRule', 'Choose an event.'),
  eventGone: sentence('audience.eventGone', 'This event is not there. Choose another.'),
} as const

export const audienceYear = z.int(audienceMessages.yearRule).refine(isClubYear, audienceMessages.yearRule)
export const idOr = (rule: Sentence) => z.uuid(rule).toLowerCase()

export const audienceFields = {
  to: z.enum(ANNOUNCED_TO, audienceMessages.toRule),
  year: audienceYear.nullable(),
  batchId: idOr(audienceMessages.batchRule).nullable(),
  eventId: idOr(audienceMessages.eventRule).nullable(),
}
export interface Audience {
  readonly to: AnnouncedTo
  readonly year: number | null
  readonly batchId: string | null
  readonly eventId: string | null
}

/** Reports at its field what an audience lacks. */
export function checkAudience(
  { to, year, batchId, eventId }: Partial<Record<keyof Audience, unknown>>,
  { addIssue }: z.core.$RefinementCtx,
) {
  const lacks = (path: string, { issue }: Sentence) =>
    addIssue({ code: 'custom', path: [path], message: issue })
  if (to === 'year' && year == null) lacks('year', audienceMessages.yearRule)
  if (to === 'batch' && batchId == null) lacks('batchId', audienceMessages.batchRule)
  if (to === 'event' && eventId == null) lacks('eventId', audienceMessages.eventRule)
}

/** 'Also tell members' in the form of a new item: the audience, and whether to send mail. */
export const tellMembers = z
  .strictObject({
    to: audienceFields.to.default('everyone'),
    year: audienceFields.year.default(null),
    batchId: audienceFields.batchId.default(null),
    eventId: audienceFields.eventId.default(null),
    mail: truth.default(false),
  })
  .superRefine(checkAudience)
/** If omitted, nobody is notified. */
export const tell = tellMembers.optional()
