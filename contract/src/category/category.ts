import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CATEGORY_NAME } from '../forum/forum.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { batchName, id, line } from '../text.ts'

/** The categories that a club makes, beside the fixed ones. */
export const MOST_CATEGORIES = 30
export const CATEGORY_DESCRIPTION = 200

/** Who may read a category. `everyone` means all who may read the forum. Moderators read every category. */
export const CATEGORY_READERS = ['everyone', 'members', 'batches', 'groups', 'organisers'] as const
export type CategoryReaders = (typeof CATEGORY_READERS)[number]
/** Who may write in a category, if they may read it. Moderators always may. */
export const CATEGORY_WRITERS = ['members', 'batches', 'groups', 'organisers'] as const
export type CategoryWriters = (typeof CATEGORY_WRITERS)[number]

export const categoryMessages = {
  missing: sentence('category.missing', 'This category is gone.'),
  nameRequired: sentence('category.nameRequired', 'Give the category a name.'),
  taken: sentence('category.taken', 'There is a category of this name already.'),
  tooMany: sentence('category.tooMany', 'A club adds at most {count} categories.', {
    count: MOST_CATEGORIES,
  }),
  readersRequired: sentence('category.readersRequired', 'Choose who may read.'),
  writersRequired: sentence('category.writersRequired', 'Choose who may write.'),
  batchesRequired: sentence('category.batchesRequired', 'Choose at least one batch.'),
  groupsRequired: sentence('category.groupsRequired', 'Choose at least one group.'),
  groupGone: sentence('category.groupGone', 'A chosen group is gone. Choose again.'),
  batchGone: sentence('category.batchGone', 'A chosen batch is gone. Choose again.'),
  changed: sentence(
    'category.changed',
    'Somebody else changed this category meanwhile. Look at it again, then save.',
  ),
  hasThreads: sentence(
    'category.hasThreads',
    'This category has threads, so it stays. Move its threads to another one first, or archive it.',
  ),
  target: sentence('category.target', 'Choose another category for the threads.'),
} as const

const about = {
  name: z.string(),
  description: z.string(),
  readers: z.enum(CATEGORY_READERS),
  writers: z.enum(CATEGORY_WRITERS),
  /** Nobody but moderators writes there any more. Its threads stay readable. */
  archived: z.boolean(),
}
export const listedCategory = z.object(about)
export type ListedCategory = z.infer<typeof listedCategory>

export const category = z.object({
  _id: id,
  ...about,
  /** The batches and groups that may read and write, where `readers` and `writers` say so. */
  readerBatches: z.array(batchName),
  readerGroups: z.array(batchName),
  writerBatches: z.array(batchName),
  writerGroups: z.array(batchName),
  /** The threads in it, deleted ones too. */
  threads: z.number().int(),
  updatedAt: z.string(),
})
export type CategoryRecord = z.infer<typeof category>

const batches = z
  .array(z.uuid(categoryMessages.batchGone).toLowerCase(), categoryMessages.batchesRequired)
  .max(limits.batches, categoryMessages.batchesRequired)
const groups = z
  .array(z.uuid(categoryMessages.groupGone).toLowerCase(), categoryMessages.groupsRequired)
  .max(limits.batches, categoryMessages.groupsRequired)
const fields = {
  name: line(CATEGORY_NAME, categoryMessages.nameRequired),
  description: line(CATEGORY_DESCRIPTION),
  readers: z.enum(CATEGORY_READERS, categoryMessages.readersRequired),
  readerBatches: batches,
  readerGroups: groups,
  writers: z.enum(CATEGORY_WRITERS, categoryMessages.writersRequired),
  writerBatches: batches,
  writerGroups: groups,
}
interface Chosen {
  readonly readers: CategoryReaders
  readonly readerBatches: readonly string[]
  readonly readerGroups: readonly string[]
  readonly writers: CategoryWriters
  readonly writerBatches: readonly string[]
  readonly writerGroups: readonly string[]
}
/** Whoever names batches or groups chooses at least one of them. */
function chosen(body: Chosen, context: z.RefinementCtx) {
  for (const [who, kind] of [
    ['reader', body.readers],
    ['writer', body.writers],
  ] as const) {
    if (kind === 'batches' && body[`${who}Batches`].length === 0)
      context.addIssue({
        code: 'custom',
        path: [`${who}Batches`],
        message: categoryMessages.batchesRequired.issue,
      })
    if (kind === 'groups' && body[`${who}Groups`].length === 0)
      context.addIssue({
        code: 'custom',
        path: [`${who}Groups`],
        message: categoryMessages.groupsRequired.issue,
      })
  }
}

export const categoryBody = z.strictObject(fields).superRefine(chosen)
export const categoryChange = z
  .strictObject({
    ...fields,
    archived: z.boolean(),
    /** The `updatedAt` of the changed version. */
    basedOn: z.iso.datetime(),
  })
  .superRefine(chosen)

const one = { params: z.object({ id }), notFound: categoryMessages.missing } as const

export const listCategories = endpoint({
  method: 'GET',
  path: '/forum/categories',
  summary:
    'The categories of the forum that the club made and you may read, in its order; the fixed ones stand before them',
  callers: 'anyone',
  area: 'forum',
  perReader: true,
  answer: z.object({ data: z.array(listedCategory) }),
})
export const listWritable = endpoint({
  method: 'GET',
  path: '/forum/categories/mine',
  scope: 'read',
  summary: 'The names of the categories in which you may write, the fixed ones first',
  callers: 'member',
  answer: z.object({ data: z.array(z.string()) }),
})
export const listCategoryRecords = endpoint({
  method: 'GET',
  path: '/admin/categories',
  scope: 'admin:read',
  summary: 'The categories that the club made, with who may read and write and how many threads each has',
  callers: 'admin',
  answer: z.object({
    data: z.array(category),
    /** The choices for readers and writers. */
    batches: z.array(batchName),
    groups: z.array(batchName),
  }),
})
export const createCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  scope: 'admin:write',
  summary: 'Add a category to the forum, after the others',
  callers: 'admin',
  body: categoryBody,
  status: 201,
  answer: z.object({ data: z.object({ _id: id }) }),
})
export const updateCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/:id',
  scope: 'admin:write',
  summary: 'Change a category: its threads follow its name. An archived one takes no new posts',
  callers: 'admin',
  ...one,
  body: categoryChange,
})
export const removeCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:id',
  scope: 'admin:write',
  summary: 'Delete a category that has no threads',
  callers: 'admin',
  ...one,
})
export const orderCategories = endpoint({
  method: 'PUT',
  path: '/admin/categories/order',
  scope: 'admin:write',
  summary: 'Put the categories in this order; those not named come after them',
  callers: 'admin',
  body: z.strictObject({
    ids: z
      .array(id, categoryMessages.missing)
      .min(1, categoryMessages.missing)
      .max(MOST_CATEGORIES, categoryMessages.tooMany),
  }),
})
export const emptyCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/threads',
  scope: 'admin:write',
  summary: 'Move all threads of a category to another one',
  callers: 'admin',
  ...one,
  body: z.strictObject({ to: line(CATEGORY_NAME, categoryMessages.target) }),
})
