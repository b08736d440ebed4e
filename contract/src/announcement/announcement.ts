import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards, truth, writing } from '../text.ts'
import { ANNOUNCED_TO, audienceFields, audienceMessages, audienceYear, checkAudience, idOr } from './tell.ts'

/** The items that an announcement may be about, each with a screen of its own. */
export const ANNOUNCED_ITEMS = ['event', 'blog', 'module'] as const
/** `planned`: nobody has been notified yet. `withdrawn`: cancelled after members were notified. `cancelled`: cancelled before. */
export const ANNOUNCEMENT_STATES = ['planned', 'sent', 'cancelled', 'withdrawn'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]

export const announcementMessages = {
  ...audienceMessages,
  missing: sentence('announcement.missing', 'Announcement Not Found'),
  nobodyGetsMail: sentence(
    'announcement.nobodyGetsMail',
    'Nobody gets mail yet: the site has no mail server. The announcement itself reaches members without one.',
  ),
  contentRequired: sentence('announcement.contentRequired', 'Write what you want to say.'),
  dayRule: sentence('plan.dayRule', 'Choose a day.'),
  dayOver: sentence('announcement.dayOver', 'This day is over. Choose a later one, or no banner.'),
  dayTooEarly: sentence(
    'announcement.dayTooEarly',
    'The banner would end before it begins. Choose a later day.',
  ),
  timeRule: sentence('event.timeRule', 'Enter a date and a time.'),
  timeOver: sentence('announcement.timeOver', 'This time is over. Choose a later one, or send it now.'),
  alreadySent: sentence(
    'announcement.alreadySent',
    'Members were told already: only the title, the text and the banner can be changed now.',
  ),
  over: sentence('announcement.over', 'This announcement was taken back.'),
} as const

const LATEST = Date.UTC(2200)
const day = z
  .string(announcementMessages.dayRule)
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, announcementMessages.dayRule)
  .refine(
    (value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value),
    announcementMessages.dayRule,
  )
const publishTime = z.iso
  .datetime({ offset: true, error: announcementMessages.timeRule.error, abort: true })
  .refine((value) => Date.parse(value) >= 0 && Date.parse(value) < LATEST, announcementMessages.timeRule)
const fields = {
  title: line(limits.title, messages.titleRequired),
  content: writing(limits.announcementBytes, announcementMessages.contentRequired),
  ...audienceFields,
  mail: truth,
  /** The last day, in the club's time zone, on which the banner is shown. Null for no banner. */
  bannerDay: day.nullable(),
  /** Null publishes at once. */
  publishAt: publishTime.nullable(),
}

export const announcementBody = z
  .strictObject({
    ...fields,
    to: fields.to.default('everyone'),
    year: fields.year.default(null),
    batchId: fields.batchId.default(null),
    groupId: fields.groupId.default(null),
    eventId: fields.eventId.default(null),
    setId: fields.setId.default(null),
    mail: fields.mail.default(false),
    bannerDay: fields.bannerDay.default(null),
    publishAt: fields.publishAt.default(null),
  })
  .superRefine(checkAudience)
/** Omitted fields stay the same. Once members were notified, only title, content and bannerDay can be changed. */
export const announcementChanges = z.strictObject(fields).partial()

/** An event counts as cancelled once all dates of its series are cancelled. */
const item = z.object({ kind: z.enum(ANNOUNCED_ITEMS), id, cancelled: z.boolean() })

/** An announcement in the list of its recipients. */
export const announcement = z.object({
  _id: id,
  title: z.string(),
  publishedAt: z.string(),
  /** The time of the last correction after members were notified. */
  editedAt: z.string().nullable(),
  to: z.enum(ANNOUNCED_TO),
  /** The year, the name of the batch or the group, the title of the event or the number of the chosen. Null for everyone. */
  toName: z.string().nullable(),
  /** The item that it is about. */
  item: item.nullable(),
  /** Whether the member has opened it or dismissed its banner. */
  seen: z.boolean(),
})
export type Announcement = z.infer<typeof announcement>
/** The announcement on its page. `html` is the rendered and sanitized text. */
export const announcementPage = announcement.extend({ html: z.string() })
export type AnnouncementPage = z.infer<typeof announcementPage>

/** The results of the mails, in numbers of members. */
export const mailCounts = z.object({
  total: z.number(),
  sent: z.number(),
  /** Mails that the recipient's server refused for good. */
  refused: z.number(),
  waiting: z.number(),
  /** Mails that were not sent, because the member unsubscribed or the announcement was withdrawn. */
  dropped: z.number(),
})
export type MailCounts = z.infer<typeof mailCounts>

/** An announcement in the list of admins. */
export const listedAnnouncement = z.object({
  _id: id,
  title: z.string(),
  state: z.enum(ANNOUNCEMENT_STATES),
  to: z.enum(ANNOUNCED_TO),
  toName: z.string().nullable(),
  mail: z.boolean(),
  bannerDay: z.string().nullable(),
  publishAt: z.string(),
  publishedAt: z.string().nullable(),
  /** The number of members notified so far. */
  told: z.number(),
  item: item.nullable(),
})
export type ListedAnnouncement = z.infer<typeof listedAnnouncement>
export const managedAnnouncement = listedAnnouncement.extend({
  content: z.string(),
  html: z.string(),
  year: z.number().nullable(),
  batchId: id.nullable(),
  groupId: id.nullable(),
  eventId: id.nullable(),
  setId: id.nullable(),
  editedAt: z.string().nullable(),
  /** When it was cancelled or withdrawn. */
  withdrawnAt: z.string().nullable(),
  /** Whether everybody has been notified. */
  isTold: z.boolean(),
  /** Null if no mail is planned or none was sent yet. */
  mails: mailCounts.nullable(),
})
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>

const one = { params: z.object({ id }), notFound: announcementMessages.missing } as const

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  scope: 'read',
  summary: 'Announcements for you, newest first, page after page',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(announcement), nextCursor: z.string().nullable() }),
})
export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/announcements/:id',
  scope: 'read',
  summary: 'One announcement, rendered, if it is for you; writers of announcements read all',
  callers: 'member',
  ...one,
  answer: z.object({ data: announcementPage }),
})
export const seeAnnouncement = endpoint({
  method: 'POST',
  path: '/announcements/:id/seen',
  summary: 'Put the banner of an announcement away, on all your devices, and mark its notification as read',
  callers: 'member',
  ...one,
})
export const countAudience = endpoint({
  method: 'GET',
  path: '/admin/announcements/audience',
  scope: 'admin:read',
  summary:
    'How many members an announcement to this audience would reach, how many of them want mails, and how many mails leave in a minute',
  // Organisers may announce something new to members, and see the number of recipients.
  callers: 'organiser',
  query: z
    .strictObject({
      to: audienceFields.to,
      year: z
        .string()
        .regex(/^\d{4}$/, announcementMessages.yearRule)
        .transform(Number)
        .pipe(audienceYear)
        .optional()
        .describe('A year of passing out'),
      batchId: idOr(announcementMessages.batchRule).optional(),
      groupId: idOr(announcementMessages.groupRule).optional(),
      eventId: idOr(announcementMessages.eventRule).optional(),
      setId: idOr(announcementMessages.chosenRule).optional(),
    })
    .superRefine(checkAudience),
  answer: z.object({
    data: z.object({
      members: z.number(),
      mailed: z.number(),
      perMinute: z.number(),
      /** The year, the batch, the group, the event or the number of the chosen. Null for everyone, and for what is gone. */
      toName: z.string().nullable(),
    }),
  }),
})

/** The mail of an announcement as its reader sees it, without the frame of the letter. */
export const announcementMail = z.object({
  /** The sender, as `Name <address>`. Null on a site without a mail server. */
  from: z.string().nullable(),
  subject: z.string(),
  hello: z.string(),
  lead: z.string(),
  html: z.string(),
  link: z.string(),
  foot: z.string(),
})
export type AnnouncementMail = z.infer<typeof announcementMail>
export const tryAnnouncementMail = endpoint({
  method: 'POST',
  path: '/admin/announcements/mail',
  summary:
    'The mail of an announcement as it will look to you, before it is sent; with sendMe it is mailed to you alone',
  // Organisers may announce something new to members by mail, and see that mail too.
  callers: 'organiser',
  body: z.strictObject({ title: fields.title, content: fields.content, sendMe: z.boolean().default(false) }),
  answer: z.object({ data: announcementMail }),
})
export const listAllAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcements',
  scope: 'admin:read',
  summary: 'All announcements, also planned and withdrawn ones, newest first, page after page',
  callers: 'announcements',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(listedAnnouncement), nextCursor: z.string().nullable() }),
})
export const getManagedAnnouncement = endpoint({
  method: 'GET',
  path: '/admin/announcements/:id',
  scope: 'admin:read',
  summary: 'One announcement with its audience, and what became of its mails',
  callers: 'announcements',
  ...one,
  answer: z.object({ data: managedAnnouncement }),
})
export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements',
  scope: 'admin:write',
  summary: 'Tell members something, now or at a time',
  callers: 'announcements',
  takesKey: true,
  body: announcementBody,
  status: 201,
  answer: z.object({ data: managedAnnouncement }),
})
export const updateAnnouncement = endpoint({
  method: 'PATCH',
  path: '/admin/announcements/:id',
  scope: 'admin:write',
  summary: 'Change an announcement; once members were told, only its title, text and banner',
  callers: 'announcements',
  ...one,
  body: announcementChanges,
  answer: z.object({ data: managedAnnouncement }),
})
export const withdrawAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements/:id/withdraw',
  scope: 'admin:write',
  summary:
    'Cancel an announcement before members are told, or take it back after: banner and notifications go, mails that were sent stay sent',
  callers: 'announcements',
  ...one,
  answer: z.object({ data: managedAnnouncement }),
})
