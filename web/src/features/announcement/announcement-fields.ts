import {
  announcementBody,
  announcementMessages,
  type ManagedAnnouncement,
} from '@callofcode/contract/site/announcement'
import { ANNOUNCED_TO } from '@callofcode/contract/site/tell'
import { z } from 'zod'
import { momentOf, wallTime } from '../../platform/time/wall-time.ts'

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
  ...(['title', 'content', 'to', 'year', 'batchId', 'eventId', 'mail', 'bannerDay', 'publishAt'] as const),
] as const satisfies readonly (keyof AnnouncementFields)[]

/** Reads what was typed, times in the club's zone, then applies the contract's own rules. */
export const announcementFields = (timeZone: string) =>
  fields
    .transform(
      (typed): z.input<typeof announcementBody> => ({
        ...{ title: typed.title, content: typed.content, mail: typed.mail },
        ...audienceIn(typed),
        bannerDay: typed.hasBanner ? typed.bannerDay || announcementMessages.dayRule : null,
        publishAt: typed.later
          ? (momentOf(typed.publishAt, timeZone) ?? announcementMessages.timeRule)
          : null,
      }),
    )
    .pipe(announcementBody)

export const BLANK: AnnouncementFields = {
  ...{ title: '', content: '', ...blankAudience },
  ...{ hasBanner: false, bannerDay: '', later: false, publishAt: '' },
}

export const fieldsOf = (one: ManagedAnnouncement, timeZone: string): AnnouncementFields => ({
  ...{ title: one.title, content: one.content, to: one.to, mail: one.mail },
  ...{ year: String(one.year ?? ''), batchId: one.batchId ?? '', eventId: one.eventId ?? '' },
  ...{ hasBanner: one.bannerDay !== null, bannerDay: one.bannerDay ?? '' },
  ...{ later: one.state === 'planned', publishAt: wallTime(one.publishAt, timeZone) },
})
