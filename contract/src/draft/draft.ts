import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { forumMessages } from '../forum/forum.ts'
import { limits } from '../limits.ts'
import { solutionLanguage } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { id, onwards, text, writing } from '../text.ts'

const SLUG = /^[a-z0-9-]{1,80}$/

/** Forms for new items. A member has one draft for each. */
export const NEW_FORMS = [
  'module',
  'blog',
  'experience',
  'submission',
  'event',
  'thread',
  'writing',
  'announcement',
  'series',
] as const
/** Each edited item has its own draft, separate from other items and from new ones. */
export const draftForm = z.union([
  z.enum(NEW_FORMS),
  // Each problem and language has one draft of a solution.
  z.templateLiteral(['solution:', z.string().regex(SLUG), ':', solutionLanguage]),
  // A member's private notes on a problem: a draft that is never published.
  z.templateLiteral(['note:', z.string().regex(SLUG)]),
  // A question about a problem, before it is posted.
  z.templateLiteral(['question:', z.string().regex(SLUG)]),
  // A question with code and verdict, and an answer to it.
  z.templateLiteral(['ask:', z.string().regex(SLUG)]),
  z.templateLiteral(['answer:', z.uuid()]),
  z.templateLiteral([z.enum(['modules', 'blogs', 'experiences']), ':', z.uuid()]),
  // The text of a member's blog, for its author and its editors.
  z.templateLiteral(['writing:', z.uuid()]),
  // A comment on a member's blog, and a series of the member's own blogs.
  z.templateLiteral([z.enum(['comment', 'series']), ':', z.uuid()]),
])
export type DraftForm = z.infer<typeof draftForm>
export const isEditForm = (form: DraftForm) => /^(modules|blogs|experiences):/.test(form)

const typed = writing(limits.contentBytes)
const name = text(60)
const row = z.record(name, typed)
/** An unfinished form. No field is required, and only sizes are limited. */
export const draftContent = z.record(
  name,
  z.union(
    [typed, z.boolean(), z.array(z.union([typed, row])).max(limits.questions)],
    sentence('draft.draftHoldsTextsSwitches', 'A draft holds texts, switches and lists of them.'),
  ),
  sentence('draft.draftFormObject', 'A draft is the form as an object.'),
)
export type DraftContent = z.infer<typeof draftContent>

/** A draft in the list of all drafts, with its place and its beginning. */
export const listedDraft = z.object({
  /** The form, or `reply:` with the id of the thread. */
  place: z.string(),
  /** The title of the thread, the problem or the item. Empty for a new item. */
  about: z.string(),
  begins: z.string(),
  updatedAt: z.string(),
})
export type ListedDraft = z.infer<typeof listedDraft>

export const draft = z.object({ content: draftContent, updatedAt: z.string() })
export type Draft = z.infer<typeof draft>

const basedOnRule = sentence('draft.basedOnRule', 'This is the updatedAt of a draft.')
export const draftBody = z.strictObject({
  content: draftContent,
  /** The `updatedAt` of the edited draft, which must still exist, or null if there was none. If omitted, the last write wins. */
  basedOn: z.iso
    .datetime(basedOnRule)
    .refine((value) => Date.parse(value) >= 0, basedOnRule)
    .nullable()
    .optional(),
})

export const draftOutdated = sentence(
  'draft.draftChangedAnotherDevice',
  'This draft was changed on another device.',
)
const params = z.object({ form: draftForm })

export const listDrafts = endpoint({
  method: 'GET',
  path: '/drafts',
  summary: 'Your drafts of all forms and replies, your notes and unsent solutions, the latest first',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(listedDraft), nextCursor: z.string().nullable() }),
})
export const getDraft = endpoint({
  method: 'GET',
  path: '/drafts/:form',
  summary: 'Your draft of a form, or null',
  callers: 'member',
  params,
  answer: z.object({ data: draft.nullable() }),
})
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/drafts/:form',
  summary: 'Save your draft of a form; 409 when another device has saved since basedOn',
  callers: 'member',
  params,
  body: draftBody,
  answer: z.object({ data: draft }),
})
const thread = { params: z.object({ id }), notFound: forumMessages.threadMissing } as const

export const getReplyDraft = endpoint({
  method: 'GET',
  path: '/forum/threads/:id/draft',
  summary: 'Your draft in a thread, or null',
  callers: 'member',
  ...thread,
  answer: z.object({ data: draft.nullable() }),
})
export const saveReplyDraft = endpoint({
  method: 'PUT',
  path: '/forum/threads/:id/draft',
  summary: 'Save your draft in a thread; 409 when another device has saved since basedOn',
  callers: 'member',
  ...thread,
  body: draftBody,
  answer: z.object({ data: draft }),
})
export const removeReplyDraft = endpoint({
  method: 'DELETE',
  path: '/forum/threads/:id/draft',
  summary: 'Delete your draft in a thread',
  callers: 'member',
  ...thread,
})
export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/drafts/:form',
  summary: 'Delete your draft of a form',
  callers: 'member',
  params,
})
