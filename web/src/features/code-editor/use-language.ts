import type { ProblemPage } from '@callofcode/contract/problem'
import { useWorkspaceSettings } from './workspace-settings.ts'

/** The language one wrote last in, where the problem can be solved in it. */
export function useLanguage({ languages }: Pick<ProblemPage, 'languages'>) {
  const { language: chosen } = useWorkspaceSettings()
  return languages.find(({ language }) => language === chosen) ?? preferred(languages)
}

// The lightest to fetch, for who has not chosen yet.
const preferred = (languages: ProblemPage['languages']) =>
  languages.find(({ language }) => language === 'javascript') ?? languages[0]
