import type { Sql } from '../../platform/database/database.ts'
import type { MemberRow } from '../account/public.ts'
import { tellWebhooks } from '../webhook/public.ts'

/** Tells webhooks about a new member. */
export const tellApproved = (tx: Sql, { id, name }: Pick<MemberRow, 'id' | 'name'>) =>
  tellWebhooks(tx, { event: 'member.approved', memberId: id, data: { id, name } })
