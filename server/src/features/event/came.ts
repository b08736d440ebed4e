import { sql } from 'drizzle-orm'

/**
 * Whether somebody came to an event, in SQL over their registration `r`: who kept their seat did. Where it is known who was
 * there, this is the one place that must ask for it.
 */
export const CAME = sql.raw(`r.state = 'going'`)
