import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { oneGroup } from '../group/group.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { line, truth, writing } from '../text.ts'
import { announcementMessages } from './announcement.ts'

/** What a lead tells the members of their group. */
export const groupAnnouncementBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  content: writing(limits.announcementBytes, announcementMessages.contentRequired),
  mail: truth.default(false),
})

export const countGroupAudience = endpoint({
  method: 'GET',
  path: '/groups/:group/audience',
  scope: 'read',
  summary:
    'How many members an announcement to a group would reach, and how many of them want mails, for its leads and admins',
  callers: 'member',
  ...oneGroup,
  answer: z.object({ data: z.object({ members: z.number(), mailed: z.number(), perMinute: z.number() }) }),
})
export const announceToGroup = endpoint({
  method: 'POST',
  path: '/groups/:group/announcements',
  summary: 'Tell the members of a group something, at once, as one of its leads or an admin',
  callers: 'member',
  talks: true,
  takesKey: true,
  ...oneGroup,
  body: groupAnnouncementBody,
  status: 201,
  answer: z.object({ data: z.object({ _id: z.uuid() }) }),
})
