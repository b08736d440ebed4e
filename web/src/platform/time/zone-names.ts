/** Names of IANA that were changed since, as browsers still give them. */
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

/** The name that a zone has today; the one that was given where this machine knows no other. */
export function zoneOfToday(zone: string): string {
  const name = RENAMED[zone]
  return name && isKnown(name) ? name : zone
}

const asked = new Map<string, boolean>()
/** Whether this machine knows the zone: the server may know others. */
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
/** The zones that this machine knows, by the names of today. */
export function zoneNames(): readonly string[] {
  known ??= [...new Set(Intl.supportedValuesOf('timeZone').map(zoneOfToday))].toSorted()
  return known
}

/** A zone as it is read, by the name of today: America/New York. */
export const zoneWords = (zone: string) => zoneOfToday(zone).replaceAll('_', ' ')

/** The zone that was typed, in whatever case, with spaces or without; undefined where there is none. */
export function zoneTyped(text: string, zones: readonly string[]): string | undefined {
  const given = text.trim().replace(/\s+/g, '_').toLowerCase()
  const found = zones.find((zone) => zone.toLowerCase() === given)
  if (found || given.length < 3) return found
  // The place alone, where it is that of one zone: kolkata.
  const places = zones.filter((zone) => zone.toLowerCase().endsWith(`/${given}`))
  return places.length === 1 ? places[0] : undefined
}
