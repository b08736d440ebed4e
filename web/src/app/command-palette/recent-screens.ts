import { keptJson, localStore } from '../../platform/storage/local-store.ts'

/** A screen that was opened from the palette. */
export interface Recent {
  readonly label: string
  readonly to: string
}
const KEY = 'recent'
const MOST = 5

interface Kept {
  readonly owner: string
  readonly went: readonly Recent[]
}

/** Returns the recent screens, newest first. They are kept per person, because computers are shared. */
export function recentScreens(owner = ''): readonly Recent[] {
  const kept = keptJson<Kept>(KEY)
  return kept?.owner === owner && Array.isArray(kept.went) ? kept.went.filter(isWhole) : []
}

const isWhole = (one: Partial<Recent> | null) =>
  typeof one?.label === 'string' && typeof one.to === 'string' && /^\/(?!\/)/.test(one.to)

export function remember(went: Recent, owner = '') {
  const others = recentScreens(owner).filter(({ to }) => to !== went.to)
  const kept: Kept = { owner, went: [went, ...others].slice(0, MOST) }
  localStore.put(KEY, JSON.stringify(kept))
}
