import {
  announcementMessages,
  type ManagedAnnouncement,
} from '@callofcode/contract/announcement/announcement'
import { announcementBody } from '@callofcode/contract/schemas/announcement/announcement'
import { momentOf, wallTime } from '@callofcode/contract/wall-time'
import { z } from 'zod'
import { told } from '../../platform/language/told.ts'
import { audienceFields, audienceIn, blankAudience } from './audience-fields.ts'

const fields = audienceFields.extend({
  title: z.string(),
  content: z.string(),
  hasBanner: z.boolean(),
  bannerDay: z.string(),
  later: z.boolean(),
  publishAt: z.string(),
})
export type AnnouncementFields = z.infer<typeof fields>
export type AnnouncementBody = z.output<typeof announcementBody>

export const ANNOUNCEMENT_FIELDS = [
  'title',
  'content',
  'to',
  'year',
  'batchId',
  'groupId',
  'eventId',
  'setId',
  'mail',
  'bannerDay',
  'publishAt',
] as const satisfies readonly (keyof AnnouncementFields)[]

/** Reads the typed values, with times in the club's zone, then applies the contract's own rules. */
export const announcementFields = (timeZone: string) =>
  fields
    .transform(
      (typed): z.input<typeof announcementBody> => ({
        title: typed.title,
        content: typed.content,
        mail: typed.mail,
        ...audienceIn(typed),
        bannerDay: typed.hasBanner ? typed.bannerDay || told(announcementMessages.dayRule) : null,
        publishAt: typed.later
          ? (momentOf(typed.publishAt, timeZone) ?? told(announcementMessages.timeRule))
          : null,
      }),
    )
    .pipe(announcementBody)

export const BLANK: AnnouncementFields = {
  title: '',
  content: '',
  ...blankAudience,
  hasBanner: false,
  bannerDay: '',
  later: false,
  publishAt: '',
}

export const fieldsOf = (one: ManagedAnnouncement, timeZone: string): AnnouncementFields => ({
  title: one.title,
  content: one.content,
  to: one.to,
  mail: one.mail,
  year: String(one.year ?? ''),
  batchId: one.batchId ?? '',
  groupId: one.groupId ?? '',
  eventId: one.eventId ?? '',
  setId: one.setId ?? '',
  hasBanner: one.bannerDay !== null,
  bannerDay: one.bannerDay ?? '',
  later: one.state === 'planned',
  publishAt: wallTime(one.publishAt, timeZone),
})

/** Returns whether the change notifies other members, uses another way, or sends now instead of later. */
export function tellsOthers(before: AnnouncementFields, after: AnnouncementFields): boolean {
  const said = (one: AnnouncementFields) => JSON.stringify([audienceIn(one), one.mail, one.later])
  return said(before) !== said(after)
}
