import { say } from 'words:code-editor'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useSyncExternalStore } from 'react'
import { keptJson, localStore } from '../../platform/storage/local-store.ts'

export type TraceView = 'text' | 'drawing'

/** A person's settings for problems on this device. */
export interface WorkspaceSettings {
  readonly language: SolutionLanguage | undefined
  /** A plain text field replaces the editor, because every screen reader can use it. */
  readonly plain: boolean
  readonly vim: boolean
  /** Where to compile C++. `auto`: in the browser, or on the server if the device or its connection is too weak. */
  readonly compiler: 'auto' | 'here' | 'there'
  /** The statement's share of the width, in percent. */
  readonly split: number
  /** The results' share of the height, in percent: beside the code, and while a trace is stepped through. */
  readonly writing: number
  readonly tracing: number
  /** How a trace shows its steps. */
  readonly traceView: TraceView
}

const KEY = 'bench'
export const START: WorkspaceSettings = {
  language: undefined,
  plain: false,
  vim: false,
  compiler: 'auto',
  split: 42,
  writing: 26,
  tracing: 65,
  traceView: 'drawing',
}
const listeners = new Set<() => void>()
let current: WorkspaceSettings | undefined

export const workspaceSettings = {
  get: () => {
    current ??= { ...START, ...keptJson<WorkspaceSettings>(KEY) }
    return current
  },
  set(change: Partial<WorkspaceSettings>) {
    current = { ...workspaceSettings.get(), ...change }
    localStore.put(KEY, JSON.stringify(current))
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWorkspaceSettings = () => useSyncExternalStore(subscribe, workspaceSettings.get, () => START)

/** The languages chosen while this page is open, by problem. Each problem keeps its own. */
const chosenHere = new Map<string, SolutionLanguage>()

/** Sets the language of one problem, and the default for problems that the member has not worked on yet. */
export function chooseLanguage(slug: string, language: SolutionLanguage) {
  chosenHere.set(slug, language)
  workspaceSettings.set({ language })
}

/**
 * Returns the language chosen for the problem. Without one it is the language of the member's last work on it, then the one
 * chosen last anywhere.
 */
export function useLanguage(
  { slug, languages }: Pick<ProblemPage, 'slug' | 'languages'>,
  last: SolutionLanguage | undefined,
) {
  const settings = useWorkspaceSettings()
  const chosen = chosenHere.get(slug) ?? last ?? settings.language
  return languages.find(({ language }) => language === chosen) ?? preferred(languages)
}

// Returns the smallest download, for users who have not chosen yet.
const preferred = (languages: ProblemPage['languages']) =>
  languages.find(({ language }) => language === 'javascript') ?? languages[0]

export const languageNames: Record<SolutionLanguage, string> = {
  cpp: 'C++',
  get python() {
    return say('python')
  },
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  get java() {
    return say('java')
  },
}
