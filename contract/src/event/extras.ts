import { z } from 'zod'
import { limits } from '../limits.ts'
import { pageLink } from '../member-page.ts'
import { messages } from '../messages.ts'
import { isWebAddress, line } from '../text.ts'

// What an event has beside its time and place: who speaks, and what was shown.

export const extraMessages = {
  speakerName: 'Enter the name of the speaker.',
  unknownMember: 'No member has this handle.',
  tooManySpeakers: `An event has at most ${limits.speakers} speakers.`,
  materialTitle: 'Enter a title, like Slides.',
  materialLink: 'Enter the address, like https://example.com/slides.pdf',
  tooManyMaterials: `An event has at most ${limits.materials} links to materials.`,
  shownTo: 'Choose everyone or members.',
} as const

/** An address, or nothing. */
export const optionalLink = z
  .string({ error: messages.linkRule })
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
    .string({ error: extraMessages.materialLink })
    .max(limits.url, messages.linkRule)
    .refine(isWebAddress, extraMessages.materialLink),
  shownTo: z.enum(MATERIAL_AUDIENCES, { error: extraMessages.shownTo }).default('everyone'),
})
