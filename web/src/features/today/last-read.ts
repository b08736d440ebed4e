import { paths } from '../../platform/paths.ts'
import { memberStore } from '../../platform/storage/local-store.ts'

/** A module or blog that was opened last in this browser. */
export interface LastRead {
  readonly to: string
  readonly title: string
  readonly at: string
}

/** The prefix of drafts removes the entry with them when somebody else signs in. */
const store = memberStore<LastRead>((memberId, place) => `draft:${memberId}:${place}`)
const PLACE = 'last-read'

export const lastRead = (memberId: string): LastRead | undefined => {
  const kept = store.get(memberId, PLACE)
  return kept?.at && kept.title && isReading(kept.to) ? kept : undefined
}

export function noteReading(memberId: string, to: string, title: string) {
  if (isReading(to)) store.save(memberId, PLACE, { to, title, at: new Date().toISOString() })
}

const places = [paths.module(''), paths.blog(''), paths.article('')]
const isReading = (path: string) =>
  places.some((place) => path.startsWith(place) && /^[\w-]+$/.test(path.slice(place.length)))
