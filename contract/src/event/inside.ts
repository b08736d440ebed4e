import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id } from '../text.ts'
import { eventMessages } from './event.ts'
import { extraMessages, MATERIAL_AUDIENCES, material, materialFields, speakerFields } from './extras.ts'

const one = { params: z.object({ id }), notFound: eventMessages.missing } as const

/**
 * The details of an event for members only. It is a separate response, because that of the page is the same for everybody and
 * cached.
 */
export const eventInside = z.object({
  /** The link to join online, for participants and admins. Null for others, and empty if the event is not online. */
  meetingLink: z.string().nullable(),
  /** All materials, including those for members only. */
  materials: z.array(material.extend({ shownTo: z.enum(MATERIAL_AUDIENCES) })),
})
export type EventInside = z.infer<typeof eventInside>

export const getEventInside = endpoint({
  method: 'GET',
  path: '/events/:id/inside',
  scope: 'read',
  summary:
    'What only members see of an event: all materials, and the link to join it online if you are going',
  callers: 'member',
  ...one,
  answer: z.object({ data: eventInside }),
})

export const setSpeakers = endpoint({
  method: 'PUT',
  path: '/events/:id/speakers',
  scope: 'admin:write',
  summary: 'Who speaks at an event, in this order; none for an empty list',
  callers: 'events',
  ...one,
  body: z.strictObject({
    speakers: z.array(speakerFields).max(limits.speakers, extraMessages.tooManySpeakers),
  }),
})

export const setMaterials = endpoint({
  method: 'PUT',
  path: '/events/:id/materials',
  scope: 'admin:write',
  summary: 'The slides, recordings and repositories of an event, in this order; none for an empty list',
  callers: 'events',
  ...one,
  body: z.strictObject({
    materials: z.array(materialFields).max(limits.materials, extraMessages.tooManyMaterials),
  }),
})
