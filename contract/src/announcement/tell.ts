import { z } from 'zod'
import { type Sentence, sentence } from '../sentence.ts'
import { isClubYear, truth } from '../text.ts'

// The audience of an announcement. It has its own file, as all items that can be announced need it.

/** The audience of something new: everyone, a passout year, a batch, a group of the club, or those registered for an event. */
export const TOLD_TO = ['everyone', 'year', 'batch', 'group', 'event'] as const
/** An announcement may also be for members who were chosen in the list of members. */
export const ANNOUNCED_TO = [...TOLD_TO, 'chosen'] as const
export type AnnouncedTo = (typeof ANNOUNCED_TO)[number]

export const audienceMessages = {
  toRule: sentence('audience.toRule', 'Choose everyone, a year, a batch, a group or an event.'),
  yearRule: sentence('audience.yearRule', 'Choose a year of passing out.'),
  batchRule: sentence('audience.batchRule', 'Choose a batch.'),
  batchGone: sentence('audience.batchGone', 'This batch is gone. Choose another.'),
  groupRule: sentence('audience.groupRule', 'Choose a group.'),
  groupGone: sentence('audience.groupGone', 'This group is gone. Choose another.'),
  eventRule: sentence('audience.eventRule', 'Choose an event.'),
  eventGone: sentence('audience.eventGone', 'This event is not there. Choose another.'),
  chosenRule: sentence('audience.chosenRule', 'Choose the members in the list of members.'),
  chosenGone: sentence(
    'audience.chosenGone',
    'Who was chosen is no longer known. Choose them again in the list of members.',
  ),
} as const

export const audienceYear = z.int(audienceMessages.yearRule).refine(isClubYear, audienceMessages.yearRule)
export const idOr = (rule: Sentence) => z.uuid(rule).toLowerCase()

export const audienceFields = {
  to: z.enum(ANNOUNCED_TO, audienceMessages.toRule),
  year: audienceYear.nullable(),
  batchId: idOr(audienceMessages.batchRule).nullable(),
  groupId: idOr(audienceMessages.groupRule).nullable(),
  eventId: idOr(audienceMessages.eventRule).nullable(),
  /** Members whom an admin chose in the list, kept under one id. */
  setId: idOr(audienceMessages.chosenRule).nullable(),
}
export interface Audience {
  readonly to: AnnouncedTo
  readonly year: number | null
  readonly batchId: string | null
  readonly groupId: string | null
  readonly eventId: string | null
  readonly setId?: string | null | undefined
}

/** Reports at its field what an audience lacks. */
export function checkAudience(
  { to, year, batchId, groupId, eventId, setId }: Partial<Record<keyof Audience, unknown>>,
  { addIssue }: z.core.$RefinementCtx,
) {
  const lacks = (path: string, { issue }: Sentence) =>
    addIssue({ code: 'custom', path: [path], message: issue })
  if (to === 'year' && year == null) lacks('year', audienceMessages.yearRule)
  if (to === 'batch' && batchId == null) lacks('batchId', audienceMessages.batchRule)
  if (to === 'group' && groupId == null) lacks('groupId', audienceMessages.groupRule)
  if (to === 'event' && eventId == null) lacks('eventId', audienceMessages.eventRule)
  if (to === 'chosen' && setId == null) lacks('setId', audienceMessages.chosenRule)
}

/** 'Also tell members' in the form of a new item: the audience, and whether to send mail. */
export const tellMembers = z
  .strictObject({
    to: z.enum(TOLD_TO, audienceMessages.toRule).default('everyone'),
    year: audienceFields.year.default(null),
    batchId: audienceFields.batchId.default(null),
    groupId: audienceFields.groupId.default(null),
    eventId: audienceFields.eventId.default(null),
    mail: truth.default(false),
  })
  .superRefine(checkAudience)
/** If omitted, nobody is notified. */
export const tell = tellMembers.optional()
