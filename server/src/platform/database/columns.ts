import { customType, timestamp } from 'drizzle-orm/pg-core'

// Columns that many tables have and that Drizzle has no name for.

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const time = (name: string) => timestamp(name, { withTimezone: true })
