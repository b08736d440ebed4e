import type { Stored } from './destination.ts'

/** Matches a scheduled backup. The name contains its time and its site. */
const NAME = /^call-of-code-([0-9a-f]{8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/

/** Returns the name of a backup. `site` is 8 hex digits that distinguish sites in a shared place. */
export const nameOf = (site: string, at: Date, isSealed: boolean) =>
  `call-of-code-${site}-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz${isSealed ? '.age' : ''}`

function timeOf(site: string, name: string): Date | undefined {
  const [, of, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  if (of !== site) return undefined
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

export interface Kept {
  readonly days: number
  readonly weeks: number
}

/**
 * Returns the names to delete. The newest backup of each of the last `days` days and `weeks` weeks with a backup is kept. The
 * newest of all stays whatever its time. Files that the schedule did not make are left alone. Damaged backups are left alone too
 * and do not count. `sizes` are the known sizes.
 */
export function outdated(
  stored: readonly Stored[],
  site: string,
  { days, weeks }: Kept,
  sizes: ReadonlyMap<string, number> = new Map(),
): string[] {
  const whole = stored
    .filter(({ name, bytes }) => bytes > 0 && bytes === (sizes.get(name) ?? bytes))
    .flatMap(({ name }) => {
      const at = timeOf(site, name)
      return at ? [{ name, at }] : []
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set([...newestOfEach(whole, dayOf, days), ...newestOfEach(whole, weekOf, weeks)])
  return whole.map(({ name }) => name).filter((name, at) => at > 0 && !kept.has(name))
}

interface Dated {
  readonly name: string
  readonly at: Date
}

/** Returns the newest backup of each of the latest `most` periods. `all` has the newest first. */
function newestOfEach(all: readonly Dated[], periodOf: (at: Date) => string, most: number): string[] {
  const newest = new Map<string, string>()
  for (const { name, at } of all) if (!newest.has(periodOf(at))) newest.set(periodOf(at), name)
  return [...newest.values()].slice(0, most)
}

// Returns the day in the server's time zone, which BACKUP_HOUR uses too.
const dayOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`

/** Returns the week as the day of its Monday. */
const weekOf = (at: Date) =>
  dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7)))
