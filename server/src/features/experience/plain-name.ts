import { sql as raw, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A name without its letter case and spacing: the SQL of a text, as the indexes of experiences have it. */
export const plainColumn = (text: string) => `lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')))`

/** The same of a column or a value. */
export const plainName = (text: SQLWrapper | string): SQL =>
  raw`lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')))`
