import type { SolutionLanguage } from '@callofcode/contract/problem'
import { cpp } from '@codemirror/lang-cpp'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import type { Extension } from '@codemirror/state'

const languages: Record<SolutionLanguage, () => Extension | Promise<Extension>> = {
  cpp,
  python,
  javascript,
  java: async () => (await import('./java-support.ts')).javaLooks(),
  typescript: () => javascript({ typescript: true }),
}

/** How a language looks, at once or when it has come. */
export const languageSupport = (name: SolutionLanguage) => languages[name]()
