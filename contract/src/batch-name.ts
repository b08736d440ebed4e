import { z } from 'zod'
import { id } from './text.ts'

/** A batch of members, as shown beside a name. */
export const batchName = z.object({ _id: id, name: z.string() })
export type BatchName = z.infer<typeof batchName>
