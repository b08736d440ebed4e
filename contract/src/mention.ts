// Without zod: the thread that draws texts needs no more than these.

/** A member's name in texts: `@` and this handle. */
export const HANDLE = '[a-z0-9]+(?:\\.[a-z0-9]+)*'
/** The most mentions in one text that are linked and notified. More stay plain text. */
export const MOST_MENTIONS = 20
