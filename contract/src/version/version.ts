import { z } from 'zod'
import { blog } from '../blog/blog.ts'
import { endpoint } from '../endpoint.ts'
import { experience, experienceMissing } from '../experience/experience.ts'
import { round } from '../experience/rounds.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { learningModule } from '../module/module.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { id, line, onwards } from '../text.ts'

/** Content that admins edit and delete. All its versions are stored. */
export const KINDS = ['modules', 'blogs', 'experiences'] as const
export type Kind = (typeof KINDS)[number]

export const VERSION_ACTIONS = ['created', 'edited', 'deleted', 'restored', 'returned'] as const
export type VersionAction = (typeof VERSION_ACTIONS)[number]

export const itemMissing: Record<Kind, Sentence> = {
  modules: messages.moduleMissing,
  blogs: messages.blogMissing,
  experiences: experienceMissing,
}
export const itemOutdated = sentence(
  'club.outdated',
  'Somebody changed this in the meantime. Nothing was saved: look at what changed, then save again.',
)
export const versionMissing = sentence('authoring.versionMissing', 'There is no such version.')

export const moduleContent = learningModule.omit({ _id: true })
export const blogContent = blog.pick({ title: true, author: true, category: true, tags: true, content: true })
export const experienceContent = experience
  .pick({ company: true, role: true, candidate: true, verdict: true, content: true })
  // Versions from before rounds existed lack them.
  .extend({ rounds: z.array(round).optional() })
export type ModuleContent = z.infer<typeof moduleContent>
export type BlogContent = z.infer<typeof blogContent>
export type ExperienceContent = z.infer<typeof experienceContent>
export type ItemContent = ModuleContent | BlogContent | ExperienceContent

/** Returns a schema with each kind and its type of content. */
const ofEachKind = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('modules'), ...shape, content: moduleContent }),
    z.object({ kind: z.literal('blogs'), ...shape, content: blogContent }),
    z.object({ kind: z.literal('experiences'), ...shape, content: experienceContent }),
  ])

/** The current content, with texts as typed. An edit names its `version`. */
export const item = ofEachKind({ _id: id, version: z.number(), title: z.string() })
export type Item = z.infer<typeof item>

const entry = {
  number: z.number(),
  action: z.enum(VERSION_ACTIONS),
  /** The editor, or null if unknown or anonymous. */
  by: z.string().nullable(),
  at: z.string(),
}
export const versionEntry = z.object({
  ...entry,
  title: z.string(),
  /** The fields that an edit changed. */
  fields: z.array(z.string()),
})
export type VersionEntry = z.infer<typeof versionEntry>

export const itemVersion = ofEachKind(entry)
export type ItemVersion = z.infer<typeof itemVersion>

export const itemHistory = z.object({
  _id: id,
  kind: z.enum(KINDS),
  title: z.string(),
  version: z.number(),
  removedAt: z.string().nullable(),
  /** Newest first. */
  versions: z.array(versionEntry),
})
export type ItemHistory = z.infer<typeof itemHistory>

export const deletedItem = z.object({
  _id: id,
  kind: z.enum(KINDS),
  title: z.string(),
  removedAt: z.string(),
  by: z.string().nullable(),
})
export type DeletedItem = z.infer<typeof deletedItem>

const params = z.object({ kind: z.enum(KINDS), id })
const one = { callers: 'content', params } as const
const numbered = params.extend({ number: z.string().regex(/^[1-9]\d{0,8}$/) })

export const getItem = endpoint({
  method: 'GET',
  path: '/admin/:kind/:id',
  scope: 'admin:read',
  summary: 'A module, blog or experience as it was written, for editing',
  ...one,
  answer: z.object({ data: item }),
})
export const removeItem = endpoint({
  method: 'DELETE',
  path: '/admin/:kind/:id',
  scope: 'admin:write',
  summary: 'Delete a module, blog or experience; it can be restored',
  ...one,
  versioned: true,
})
export const restoreItem = endpoint({
  method: 'POST',
  path: '/admin/:kind/:id/restore',
  scope: 'admin:write',
  summary: 'Restore a deleted item',
  ...one,
})
export const listVersions = endpoint({
  method: 'GET',
  path: '/admin/:kind/:id/versions',
  scope: 'admin:read',
  summary: 'Versions of an item: who changed it, when and how, newest first',
  ...one,
  answer: z.object({ data: itemHistory }),
})
export const getVersion = endpoint({
  method: 'GET',
  path: '/admin/:kind/:id/versions/:number',
  scope: 'admin:read',
  summary: 'One version of an item with its content',
  callers: 'content',
  params: numbered,
  answer: z.object({ data: itemVersion }),
})
export const returnToVersion = endpoint({
  method: 'POST',
  path: '/admin/:kind/:id/versions/:number/return',
  scope: 'admin:write',
  summary: 'Restore an older version, as a new version',
  callers: 'content',
  params: numbered,
  versioned: true,
})
/** The number of deleted items of each kind that a search covers, the latest first. */
export const MOST_DELETED_SEARCHED = 2_000

export const listDeleted = endpoint({
  method: 'GET',
  path: '/admin/deleted',
  scope: 'admin:read',
  summary: `Deleted items, newest first; q searches title and who deleted them, among the latest ${MOST_DELETED_SEARCHED} of each kind`,
  callers: 'content',
  query: z.strictObject({ kind: z.enum(KINDS).optional(), q: line(limits.search).optional(), ...onwards }),
  answer: z.object({ data: z.array(deletedItem), nextCursor: z.string().nullable() }),
})
