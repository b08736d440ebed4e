import { z } from 'zod'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { isWebAddress, line } from '../text.ts'

// What an event has beside its time and place: who speaks, and what was shown.

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

/** An address, or nothing. */
export const optionalLink = z
  .string(messages.linkRule)
  .max(limits.url, messages.linkRule)
  .refine((value) => value === '' || isWebAddress(value), messages.linkRule)

export const speaker = z.object({
  name: z.string(),
  /** One line about them. */
  about: z.string(),
  link: z.string(),
  /** The page of the member that the name leads to. */
  page: pageLink.nullable(),
})
export type Speaker = z.infer<typeof speaker>

export const speakerFields = z.strictObject({
  name: line(limits.name, extraMessages.speakerName),
  about: line(limits.speakerAbout).default(''),
  link: optionalLink.default(''),
  /** The handle of a member, as their page’s address has it; empty for somebody else. */
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
