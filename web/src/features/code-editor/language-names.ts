import type { SolutionLanguage } from '@callofcode/contract/problem'
import { say } from './editor-words.ts'

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
