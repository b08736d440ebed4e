import { customType, timestamp } from 'drizzle-orm/pg-core'

// Columns of many tables for which Drizzle has no short name.

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const time = (name: string) => timestamp(name, { withTimezone: true })
