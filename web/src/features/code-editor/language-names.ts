import type { SolutionLanguage } from '@callofcode/contract/problem'

export const languageNames: Record<SolutionLanguage, string> = {
  cpp: 'C++',
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  java: 'Java',
}
