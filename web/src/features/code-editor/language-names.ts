import { say } from 'words:code-editor'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'

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
