import { dayAfter, momentOf } from '@callofcode/contract/wall-time'

/**
 * The start of a day of a date field, or of a later one, in the reader's zone; in UTC while that is unknown. Undefined for
 * what is no day.
 */
export function dayStart(day: string | undefined, zone: string | null, later = 0): string | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  return momentOf(`${dayAfter(day, later)}T00:00`, zone ?? 'UTC')
}
