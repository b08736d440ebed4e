import { experienceBody, VERDICTS } from '@callofcode/contract/experience'
import { messages } from '@callofcode/contract/messages'
import type { ExperienceContent } from '@callofcode/contract/version'
import { z } from 'zod'

/**
 * The forms of an experience; each asks for the candidate in its own way. `version` is the version that an edit
 * started from; empty for a new one.
 */
export const experienceFields = z.object({
  version: z.string(),
  company: experienceBody.shape.company,
  role: experienceBody.shape.role,
  candidate: experienceBody.shape.candidate.unwrap(),
  verdict: z.string().pipe(z.enum(VERDICTS, { error: messages.verdictRequired })),
  content: experienceBody.shape.content,
  anonymous: z.boolean(),
})

export type ExperienceFields = z.input<typeof experienceFields>
export type ExperienceSent = z.output<typeof experienceFields>

export const blankExperience: ExperienceFields = {
  version: '',
  company: '',
  role: '',
  candidate: '',
  verdict: '',
  content: '',
  anonymous: false,
}

/** An experience as its form shows it. */
export const fieldsOfExperience = (content: ExperienceContent, version: number): ExperienceFields => ({
  ...content,
  version: String(version),
  anonymous: false,
})
