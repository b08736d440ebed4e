import type { SolutionLanguage } from '@callofcode/contract/problem'
import { useSyncExternalStore } from 'react'
import { keptJson, localStore } from '../../platform/api/local-store.ts'

export type TraceView = 'text' | 'drawing'

/** How somebody likes to write code, on this device. */
export interface BenchSettings {
  readonly language: SolutionLanguage | undefined
  /** A plain text field instead of the editor: every screen reader knows it. */
  readonly plain: boolean
  readonly vim: boolean
  /** Where C++ is compiled. `auto`: here, unless this device or its connection is too small for the compiler. */
  readonly compiler: 'auto' | 'here' | 'there'
  /** Share of the statement in the width, in percent. */
  readonly split: number
  /** How the steps of a trace are shown. */
  readonly traceView: TraceView
}

export const NARROWEST = 25
export const WIDEST = 70
const KEY = 'bench'
const START: BenchSettings = {
  language: undefined,
  plain: false,
  vim: false,
  compiler: 'auto',
  split: 42,
  traceView: 'drawing',
}
const listeners = new Set<() => void>()
let known: BenchSettings | undefined

export const benchSettings = {
  get: () => {
    known ??= { ...START, ...keptJson<BenchSettings>(KEY) }
    return known
  },
  set(change: Partial<BenchSettings>) {
    known = { ...benchSettings.get(), ...change }
    localStore.put(KEY, JSON.stringify(known))
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useBenchSettings = () => useSyncExternalStore(subscribe, benchSettings.get, () => START)
