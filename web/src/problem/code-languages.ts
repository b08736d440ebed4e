import type { SolutionLanguage } from '@callofcode/contract/problem'
import { cpp } from '@codemirror/lang-cpp'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import type { Extension } from '@codemirror/state'

const languages: Record<SolutionLanguage, () => Extension> = {
  cpp,
  python,
  javascript,
  typescript: () => javascript({ typescript: true }),
}

export const languageOf = (name: SolutionLanguage) => languages[name]()
