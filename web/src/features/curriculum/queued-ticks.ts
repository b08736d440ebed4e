import type { Difficulty } from '@callofcode/contract/curriculum'
import { useMemo, useSyncExternalStore } from 'react'
import { keptJson, localStore } from '../../platform/storage/local-store.ts'
import type { Completed } from './progress.ts'

/** A tick, or one taken back, that was made without a network. */
export interface QueuedTick {
  readonly questionId: string
  readonly completed: boolean
  readonly at: string
  readonly difficulty: Difficulty
  readonly topicIds: readonly string[]
}

/** Under the prefix of drafts, so that they are removed with them when somebody else signs in. */
const prefixOf = (memberId: string) => `draft:${memberId}:tick:`

export const queuedTicks = (memberId: string): QueuedTick[] =>
  localStore
    .keys()
    .filter((key) => key.startsWith(prefixOf(memberId)))
    .flatMap((key) => (keptJson<QueuedTick>(key) as QueuedTick | undefined) ?? [])

/** Returns false where this browser keeps nothing. */
export function queueTick(memberId: string, tick: QueuedTick): boolean {
  const kept = localStore.put(prefixOf(memberId) + tick.questionId, JSON.stringify(tick))
  tell()
  return kept
}

/** Takes a tick out, unless it was changed in the meantime. */
export function unqueueTick(memberId: string, { questionId, at }: QueuedTick) {
  const key = prefixOf(memberId) + questionId
  if (keptJson<QueuedTick>(key)?.at === at) localStore.remove(key)
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

/** What waits to be sent; nothing on the server and during hydration. */
export function useQueuedTicks(memberId: string | undefined): readonly QueuedTick[] {
  const text = useSyncExternalStore(
    follow,
    () => (memberId ? JSON.stringify(queuedTicks(memberId)) : '[]'),
    () => '[]',
  )
  return useMemo(() => JSON.parse(text) as QueuedTick[], [text])
}

/** The completed questions as they will be when the ticks have arrived. */
export function withQueued(
  completed: readonly Completed[],
  queued: readonly QueuedTick[],
): readonly Completed[] {
  if (queued.length === 0) return completed
  const changed = new Set(queued.map(({ questionId }) => questionId))
  const had = new Map(completed.map((one) => [one.questionId, one]))
  const added = queued.flatMap(({ questionId, completed: done, at, difficulty, topicIds }) =>
    done ? [had.get(questionId) ?? { questionId, difficulty, topicIds: [...topicIds], completedAt: at }] : [],
  )
  return [...completed.filter(({ questionId }) => !changed.has(questionId)), ...added]
}
