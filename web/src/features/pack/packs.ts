import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useMemo, useSyncExternalStore } from 'react'
import { keptJson, localStore } from '../../platform/storage/local-store.ts'

export type PackKind = 'topic' | 'list' | 'own'

/** What a pack is made from. */
export interface PackSource {
  readonly kind: PackKind
  readonly id: string
  readonly title: string
  /** The page of the topic or the list. */
  readonly path: string
  /** The problems of this site in it. */
  readonly slugs: readonly string[]
  /** The questions that are solved elsewhere: what the member has noted of them is kept. A pack of 0.2.0 says nothing of them. */
  readonly noted?: readonly string[]
}

/** `held`: its member stopped it. `full`: the device has no room. */
export type PackState = 'waiting' | 'running' | 'held' | 'full' | 'failed' | 'kept'

/** A topic or a list that is kept on this device. */
export interface Pack extends PackSource {
  readonly language: SolutionLanguage
  readonly state: PackState
  /** The problems, and the questions with notes, that are kept, by the build of the site that drew their pages. */
  readonly done: readonly string[]
  readonly build: string
  readonly bytes: number
  /** What it will be in all, as it was said before it began. */
  readonly about?: number
  readonly runtime: boolean
  readonly keptAt?: string
}

/** Under the prefix of drafts, so that they are removed with them when somebody else signs in. */
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

/** False where this browser keeps nothing. */
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

/** The packs of this device; none on the server and during hydration. */
export function usePacks(memberId: string | undefined): readonly Pack[] {
  const text = useSyncExternalStore(
    follow,
    () => (memberId ? JSON.stringify(listPacks(memberId)) : '[]'),
    () => '[]',
  )
  return useMemo(() => JSON.parse(text) as Pack[], [text])
}
