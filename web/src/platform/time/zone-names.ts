/** Old IANA names that browsers still return. */
export const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Returns the current name of a zone. Returns the given name if this machine does not support the current one. */
export function zoneOfToday(zone: string): string {
  const name = RENAMED[zone]
  return name && isKnown(name) ? name : zone
}

const asked = new Map<string, boolean>()
/** Returns whether this machine supports the zone. The server may support others. */
export function isKnown(zone: string): boolean {
  const answer = asked.get(zone) ?? tries(zone)
  asked.set(zone, answer)
  return answer
}

function tries(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}

let known: readonly string[] | undefined
/** Returns the zones that this machine supports, by their current names. */
export function zoneNames(): readonly string[] {
  known ??= [...new Set(Intl.supportedValuesOf('timeZone').map(zoneOfToday))].toSorted()
  return known
}

/** Formats the current name of a zone for people: America/New York. */
export const zoneWords = (zone: string) => zoneOfToday(zone).replaceAll('_', ' ')

/** Returns the zone that was typed, in any case, with spaces or without. Undefined if there is none. */
export function zoneTyped(text: string, zones: readonly string[]): string | undefined {
  const given = text.trim().replace(/\s+/g, '_').toLowerCase()
  const found = zones.find((zone) => zone.toLowerCase() === given)
  if (found || given.length < 3) return found
  // The name of a place is enough if only one zone has it: kolkata.
  const places = zones.filter((zone) => zone.toLowerCase().endsWith(`/${given}`))
  return places.length === 1 ? places[0] : undefined
}
