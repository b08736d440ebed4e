import { keptJson, localStore } from '../../platform/storage/local-store.ts'

/** The highlighted languages, by the word after a fence. */
export const LANGUAGES = [
  ['cpp', 'C++'],
  ['c', 'C'],
  ['python', 'Python'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['typescript', 'TypeScript'],
  ['go', 'Go'],
  ['rust', 'Rust'],
  ['sql', 'SQL'],
  ['bash', 'Shell'],
  ['json', 'JSON'],
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['text', 'Plain text'],
] as const

const KEY = 'code-language'
const USUAL = 'cpp'
const listeners = new Set<() => void>()

/**
 * The language of the last code block. Before that it is the language in which they solve problems, because most people use one.
 */
export const codeLanguage = {
  get(): string {
    const kept = localStore.get(KEY)
    const solvedIn = keptJson<{ language?: string }>('bench')?.language
    return [kept, solvedIn].find((one) => LANGUAGES.some(([word]) => word === one)) ?? USUAL
  },
  usual: () => USUAL,
  set(language: string) {
    localStore.put(KEY, language)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
