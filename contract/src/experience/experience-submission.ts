import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, onwards, text, waitingPage } from '../text.ts'
import { experienceBody, experienceMissing } from './experience.ts'
import { shownRound } from './rounds.ts'

/** `removed`: published once, and deleted later. */
export const SUBMISSION_STATUSES = ['submitted', 'accepted', 'refused', 'removed'] as const

export const refusalBody = z.strictObject({
  reason: text(
    limits.reason,
    sentence('memberBlog.reasonRequired', 'Say why: its author reads it.'),
  ).transform((reason) => reason.trim()),
})

/** A submitted experience. An anonymous one has an empty candidate. Looking up its sender is recorded. */
export const experienceSubmission = z.object({
  _id: id,
  company: z.string(),
  role: z.string(),
  candidate: z.string(),
  verdict: z.string(),
  content: z.string(),
  /** `content` rendered and sanitized. */
  html: z.string(),
  rounds: z.array(shownRound),
  date: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  /** The reason of the refusal for its author, or null if none was given. */
  refusalReason: z.string().nullable(),
})
export type ExperienceSubmission = z.infer<typeof experienceSubmission>

/** The candidate is the submitting member, or empty for an anonymous experience. */
export const experienceSubmissionBody = experienceBody.omit({ candidate: true }).extend({
  anonymous: z.boolean(
    sentence('experienceSubmission.chooseWhetherNameShown', 'Choose whether your name is shown.'),
  ),
})

export const submitExperience = endpoint({
  method: 'POST',
  path: '/experiences',
  scope: 'forum:write',
  summary: 'Submit an interview experience for review, by name or anonymously',
  callers: 'member',
  talks: true,
  takesKey: true,
  body: experienceSubmissionBody,
  status: 201,
  answer: z.object({ data: experienceSubmission }),
})
export const listOwnExperiences = endpoint({
  method: 'GET',
  path: '/experiences/mine',
  scope: 'read',
  summary: 'Experiences that you submitted, newest first',
  callers: 'member',
  answer: z.object({ data: z.array(experienceSubmission) }),
})
export const listSubmittedExperiences = endpoint({
  method: 'GET',
  path: '/experiences/submitted',
  scope: 'admin:read',
  summary: 'Experiences that wait for review, oldest first',
  callers: 'content',
  query: z.strictObject(onwards),
  answer: waitingPage(experienceSubmission),
})
export const acceptExperience = endpoint({
  method: 'POST',
  path: '/experiences/:id/accept',
  scope: 'admin:write',
  summary: 'Publish a submitted experience',
  callers: 'content',
  params: z.object({ id }),
  notFound: experienceMissing,
})
export const refuseExperience = endpoint({
  method: 'POST',
  path: '/experiences/:id/refuse',
  scope: 'admin:write',
  summary: 'Reject a submitted experience, with a reason that its author reads',
  callers: 'content',
  params: z.object({ id }),
  body: refusalBody,
  notFound: experienceMissing,
})
