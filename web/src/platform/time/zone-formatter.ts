import { readerLocale } from '../language/reader.ts'

// More than the events of a club name.
const MOST_ZONES = 50

/** In the reader's language. Kept for each zone: a list needs five for each event, and each takes 44 kB, which is only freed with old memory. */
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
