import { readerLocale } from '../language/reader.ts'

// The limit is more than the zones of a club's events.
const MOST_ZONES = 50

/**
 * Returns formatters in the reader's language, cached by zone. A list needs five for each event. Each takes 44 kB, which is freed
 * only with old memory.
 */
export function formatter(options: Intl.DateTimeFormatOptions) {
  const byZone = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const locale = readerLocale()
    const key = `${locale} ${timeZone}`
    const known = byZone.get(key)
    if (known) return known
    if (byZone.size >= MOST_ZONES) byZone.clear()
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    byZone.set(key, made)
    return made
  }
}
