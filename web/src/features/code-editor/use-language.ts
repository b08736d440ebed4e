import type { ProblemPage } from '@callofcode/contract/problem'
import { useWorkspaceSettings } from './workspace-settings.ts'

/** The language that was chosen last, if the problem offers it. */
export function useLanguage({ languages }: Pick<ProblemPage, 'languages'>) {
  const { language: chosen } = useWorkspaceSettings()
  return languages.find(({ language }) => language === chosen) ?? preferred(languages)
}

// The smallest download, for users who have not chosen yet.
const preferred = (languages: ProblemPage['languages']) =>
  languages.find(({ language }) => language === 'javascript') ?? languages[0]
