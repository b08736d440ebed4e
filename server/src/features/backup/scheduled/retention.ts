import type { Stored } from './destination.ts'

/** A backup that the clock made: when, and of which site. */
const NAME = /^call-of-code-([0-9a-f]{8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/

/** `site` are 8 hex digits that tell sites apart which share a place. */
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
 * The names that go: all but the newest of each of the last `days` days, and of each of the last `weeks` weeks, that have a
 * backup. The newest stays whatever its time says. What the clock did not make is not touched, nor what is damaged: it
 * neither counts nor goes. `sizes`: what is known of them.
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

/** The newest of each of the latest `most` periods. The newest of all come first. */
function newestOfEach(all: readonly Dated[], periodOf: (at: Date) => string, most: number): string[] {
  const newest = new Map<string, string>()
  for (const { name, at } of all) if (!newest.has(periodOf(at))) newest.set(periodOf(at), name)
  return [...newest.values()].slice(0, most)
}

// In the server's time zone, as BACKUP_HOUR.
const dayOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`

/** The day of its Monday. */
const weekOf = (at: Date) =>
  dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7)))
