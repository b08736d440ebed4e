import { dayAfter, momentOf } from '@callofcode/contract/wall-time'

/**
 * Returns the start of a day of a date field, or of a later day, in the reader's zone. The fallback is UTC until the zone is
 * known. Undefined for an invalid day.
 */
export function dayStart(day: string | undefined, zone: string | null, later = 0): string | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  return momentOf(`${dayAfter(day, later)}T00:00`, zone ?? 'UTC')
}
