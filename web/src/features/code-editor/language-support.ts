import type { SolutionLanguage } from '@callofcode/contract/problem'
import { cpp } from '@codemirror/lang-cpp'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import type { Extension } from '@codemirror/state'

const languages: Record<SolutionLanguage, () => Extension | Promise<Extension>> = {
  cpp,
  python,
  javascript,
  // A separate chunk, loaded only for Java.
  java: async () => (await import('@codemirror/lang-java')).java(),
  typescript: () => javascript({ typescript: true }),
}

/** The editor's support of a language: at once, or when it is loaded. */
export const languageSupport = (name: SolutionLanguage) => languages[name]()
