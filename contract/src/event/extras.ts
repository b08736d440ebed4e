import { z } from 'zod'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { isWebAddress, line } from '../text.ts'

// Further details of an event: its speakers and its materials.

export const extraMessages = {
  speakerName: sentence('extra.speakerName', 'Enter the name of the speaker.'),
  unknownMember: sentence('memberBlog.noMember', 'No member has this handle.'),
  tooManySpeakers: sentence('extra.tooManySpeakers', 'An event has at most {count} speakers.', {
    count: limits.speakers,
  }),
  materialTitle: sentence('extra.materialTitle', 'Enter a title, like Slides.'),
  materialLink: sentence('extra.materialLink', 'Enter the address, like https://example.com/slides.pdf'),
  tooManyMaterials: sentence('extra.tooManyMaterials', 'An event has at most {count} links to materials.', {
    count: limits.materials,
  }),
  shownTo: sentence('extra.shownTo', 'Choose everyone or members.'),
} as const

/** An address, or an empty text. */
export const optionalLink = z
  .string(messages.linkRule)
  .max(limits.url, messages.linkRule)
  .refine((value) => value === '' || isWebAddress(value), messages.linkRule)

export const speaker = z.object({
  name: z.string(),
  /** One line about the speaker. */
  about: z.string(),
  link: z.string(),
  /** The member's page behind the name. */
  page: pageLink.nullable(),
})
export type Speaker = z.infer<typeof speaker>

export const speakerFields = z.strictObject({
  name: line(limits.name, extraMessages.speakerName),
  about: line(limits.speakerAbout).default(''),
  link: optionalLink.default(''),
  /** The handle of a member, as in their page’s address. Empty for people who are not members. */
  handle: line(limits.name)
    .transform((value) => value.replace(/^@/, '').toLowerCase())
    .default(''),
})

export const MATERIAL_AUDIENCES = ['everyone', 'members'] as const

export const material = z.object({ title: z.string(), link: z.string() })
export type Material = z.infer<typeof material>

export const materialFields = z.strictObject({
  title: line(limits.title, extraMessages.materialTitle),
  link: z
    .string(extraMessages.materialLink)
    .max(limits.url, messages.linkRule)
    .refine(isWebAddress, extraMessages.materialLink),
  shownTo: z.enum(MATERIAL_AUDIENCES, extraMessages.shownTo).default('everyone'),
})
