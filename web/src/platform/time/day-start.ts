/**
 * The start of a day of a date field, or of a later one, where the reader is; in UTC while that is unknown. Undefined for
 * what is no day.
 */
export function dayStart(day: string | undefined, local: boolean, later = 0): string | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  const start = new Date(local ? `${day}T00:00:00` : day)
  if (local) start.setDate(start.getDate() + later)
  else start.setUTCDate(start.getUTCDate() + later)
  return start.toISOString()
}
