import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { memberFilters } from '../member/member-admin.ts'
import { givenFact } from '../member-fact/member-fact.ts'
import { factMessages } from '../member-fact/read-fact.ts'
import { sentence } from '../sentence.ts'
import { batchName, clubYear, id, line } from '../text.ts'

export const batchMessages = {
  nameRequired: sentence('batch.nameRequired', 'Give the batch a name.'),
  taken: sentence('batch.taken', 'There is a batch of this name already.'),
  missing: sentence('batch.missing', 'This batch is gone.'),
  tooMany: sentence('batch.tooMany', 'A club has at most {count} batches.', { count: limits.batches }),
  chooseSome: sentence('certificate.chosenRule', 'Choose 1 to {count} members.', { count: limits.chosen }),
} as const

export const newBatchName = line(limits.batchName, batchMessages.nameRequired)

export const batch = batchName.extend({ members: z.number().int() })
export type Batch = z.infer<typeof batch>

export const batchBody = z.strictObject({ name: newBatchName })
/** Either the members with these ids, or all members that the filters of the list match. */
export const who = {
  ids: z
    .array(id, batchMessages.chooseSome)
    .min(1, batchMessages.chooseSome)
    .max(limits.chosen, batchMessages.chooseSome)
    .optional(),
  matching: memberFilters.optional(),
}
export const isOneWay = ({ ids, matching }: { ids?: unknown; matching?: unknown }) =>
  (ids === undefined) !== (matching === undefined)
export const ONE_WAY = { error: batchMessages.chooseSome.error, path: ['ids'] }

const changedAnswer = z.object({
  data: z.object({
    /** Members who had another value or none. */
    changed: z.number().int(),
    /** Members who already had the value. */
    same: z.number().int(),
  }),
})

const one = { params: z.object({ id }), notFound: batchMessages.missing } as const

export const listBatches = endpoint({
  method: 'GET',
  path: '/admin/batches',
  scope: 'admin:read',
  summary: 'The batches of members by name, with how many are in each',
  callers: 'organiser',
  answer: z.object({ data: z.array(batch) }),
})
export const createBatch = endpoint({
  method: 'POST',
  path: '/admin/batches',
  scope: 'admin:write',
  summary: 'Make a batch of members',
  callers: 'admin',
  body: batchBody,
  status: 201,
  answer: z.object({ data: batch }),
})
export const renameBatch = endpoint({
  method: 'PATCH',
  path: '/admin/batches/:id',
  scope: 'admin:write',
  summary: 'Rename a batch',
  callers: 'admin',
  ...one,
  body: batchBody,
})
export const removeBatch = endpoint({
  method: 'DELETE',
  path: '/admin/batches/:id',
  scope: 'admin:write',
  summary: 'Remove a batch; its members stay, without one',
  callers: 'admin',
  ...one,
})
export const setBatch = endpoint({
  method: 'PUT',
  path: '/admin/members/batch',
  scope: 'admin:write',
  summary: 'Put members into a batch, or take them out of theirs: those named, or all that filters find',
  callers: 'admin',
  notFound: batchMessages.missing,
  body: z
    .strictObject({
      ...who,
      /** Null removes them from their batch. */
      batchId: z.uuid(batchMessages.missing).toLowerCase().nullable(),
    })
    .refine(isOneWay, ONE_WAY),
  answer: changedAnswer,
})
export const setYear = endpoint({
  method: 'PUT',
  path: '/admin/members/year',
  scope: 'admin:write',
  summary:
    'Set the year of passing out of members, or take it away: of those named, or of all that filters find',
  callers: 'admin',
  body: z
    .strictObject({
      ...who,
      /** Null removes the year. */
      year: clubYear.nullable(),
    })
    .refine(isOneWay, ONE_WAY),
  answer: changedAnswer,
})
export const setFact = endpoint({
  method: 'PUT',
  path: '/admin/members/fact',
  scope: 'admin:write',
  summary:
    'Set one fact of members, such as the branch, or take it away: of those named, or of all that filters find',
  callers: 'admin',
  notFound: factMessages.missing,
  body: z.strictObject({ ...who, ...givenFact.shape }).refine(isOneWay, ONE_WAY),
  answer: changedAnswer,
})
