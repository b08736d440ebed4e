const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `January 2, 2025`. In UTC, so that the server and every browser write the same. */
export const longDate = (iso: string): string => format.format(new Date(iso))
