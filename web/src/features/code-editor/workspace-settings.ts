import type { SolutionLanguage } from '@callofcode/contract/problem'
import { useSyncExternalStore } from 'react'
import { keptJson, localStore } from '../../platform/api/local-store.ts'

export type TraceView = 'text' | 'drawing'

/** How somebody likes to write code, on this device. */
export interface WorkspaceSettings {
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
const START: WorkspaceSettings = {
  language: undefined,
  plain: false,
  vim: false,
  compiler: 'auto',
  split: 42,
  traceView: 'drawing',
}
const listeners = new Set<() => void>()
let known: WorkspaceSettings | undefined

export const workspaceSettings = {
  get: () => {
    known ??= { ...START, ...keptJson<WorkspaceSettings>(KEY) }
    return known
  },
  set(change: Partial<WorkspaceSettings>) {
    known = { ...workspaceSettings.get(), ...change }
    localStore.put(KEY, JSON.stringify(known))
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWorkspaceSettings = () => useSyncExternalStore(subscribe, workspaceSettings.get, () => START)
