import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useMemo, useSyncExternalStore } from 'react'
import { keptJson, localStore } from '../../platform/storage/local-store.ts'

export type PackKind = 'topic' | 'list' | 'own'

/** The source of a pack. */
export interface PackSource {
  readonly kind: PackKind
  readonly id: string
  readonly title: string
  /** The page of the topic or the list. */
  readonly path: string
  /** The problems of this site in it. */
  readonly slugs: readonly string[]
  /** The questions that are solved elsewhere, whose notes are stored. Packs of 0.2.0 lack this field. */
  readonly noted?: readonly string[]
}

/** `held`: its member stopped it. `full`: the device has no room. */
export type PackState = 'waiting' | 'running' | 'held' | 'full' | 'failed' | 'kept'

/** A topic or a list that is stored on this device. */
export interface Pack extends PackSource {
  readonly language: SolutionLanguage
  readonly state: PackState
  /** The stored problems and questions with notes, by the build of the site that rendered their pages. */
  readonly done: readonly string[]
  readonly build: string
  readonly bytes: number
  /** The total size in bytes, as shown before the download began. */
  readonly about?: number
  readonly runtime: boolean
  readonly keptAt?: string
}

/** The prefix of drafts removes the packs with them when somebody else signs in. */
const prefixOf = (memberId: string) => `draft:${memberId}:pack:`
const keyOf = (memberId: string, { kind, id }: Pick<Pack, 'kind' | 'id'>) =>
  `${prefixOf(memberId)}${kind}:${id}`

export const listPacks = (memberId: string): Pack[] =>
  localStore
    .keys()
    .filter((key) => key.startsWith(prefixOf(memberId)))
    .flatMap((key) => (keptJson<Pack>(key) as Pack | undefined) ?? [])

export const packOf = (memberId: string, of: Pick<Pack, 'kind' | 'id'>) =>
  keptJson<Pack>(keyOf(memberId, of)) as Pack | undefined

/** Stores a pack. Returns false if this browser stores nothing. */
export function savePack(memberId: string, pack: Pack): boolean {
  const done = localStore.put(keyOf(memberId, pack), JSON.stringify(pack))
  tell()
  return done
}

/** Changes a pack that is still there. */
export function changePack(memberId: string, of: Pick<Pack, 'kind' | 'id'>, change: Partial<Pack>) {
  const found = packOf(memberId, of)
  if (found) savePack(memberId, { ...found, ...change })
}

export function removePack(memberId: string, of: Pick<Pack, 'kind' | 'id'>) {
  localStore.remove(keyOf(memberId, of))
  tell()
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

function follow(changed: () => void) {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** Returns the packs of this device. The list is empty on the server and during hydration. */
export function usePacks(memberId: string | undefined): readonly Pack[] {
  const text = useSyncExternalStore(
    follow,
    () => (memberId ? JSON.stringify(listPacks(memberId)) : '[]'),
    () => '[]',
  )
  return useMemo(() => JSON.parse(text) as Pack[], [text])
}
