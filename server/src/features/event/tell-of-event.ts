import type { Sql } from '../../platform/database/database.ts'
import { tellWebhooks } from '../webhook/public.ts'
import type { EventRow } from './event-tables.ts'

type Told = Pick<EventRow, 'id' | 'title' | 'startsAt' | 'endsAt'>

export const tellOfEvent = (
  tx: Sql,
  event: 'event.created' | 'event.cancelled',
  { id, title, startsAt, endsAt }: Told,
) => tellWebhooks(tx, { event, data: { id, title, startsAt, endsAt, path: `/events/${id}` } })
