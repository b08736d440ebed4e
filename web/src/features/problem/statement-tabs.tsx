import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import type { ComponentType } from 'react'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { SignInPrompt } from '../code-editor/public.ts'
import { ProblemDiscussion } from '../forum/public.ts'
import { useSolved } from '../problem-list/public.ts'
import { ShareSolution, SolutionsTab } from '../solution/public.ts'
import { SubmissionHistory } from '../submission/public.ts'

export interface TabProps {
  problem: ProblemPage
  /** Puts a solution into the editor. */
  onRestore: (language: SolutionLanguage, source: string) => void
}

interface StatementTab {
  readonly value: string
  readonly label: string
  /** What a visitor reads instead. */
  readonly forVisitors?: string
  readonly Tab: ComponentType<TabProps>
}

/** The tabs beside the statement, in their order. Their code is fetched when one is opened. */
export const statementTabs: readonly StatementTab[] = [
  {
    value: 'hints',
    label: 'Hints',
    forVisitors: 'Hints are remembered for members.',
    Tab: loadedLater('hints', async () => (await import('./hints-tab.tsx')).HintsTab),
  },
  {
    value: 'editorial',
    label: 'Editorial',
    forVisitors: 'The editorial is for members.',
    Tab: loadedLater('editorial', async () => (await import('./editorial-tab.tsx')).EditorialTab),
  },
  { value: 'discussion', label: 'Discussion', Tab: Discussion },
  {
    value: 'submissions',
    label: 'Submissions',
    forVisitors: 'Submissions are kept for members.',
    Tab: (props) => <SubmissionHistory {...props} share={(id) => <ShareSolution id={id} />} />,
  },
  {
    value: 'solutions',
    label: 'Solutions',
    forVisitors: 'Members who have solved a problem read the solutions of others.',
    Tab: SolutionsTab,
  },
  {
    value: 'notes',
    label: 'Notes',
    forVisitors: 'Notes are kept for members, and only you can read yours.',
    Tab: loadedLater('notes', async () => (await import('./notes-tab.tsx')).NotesTab),
  },
]

function Discussion({ problem }: TabProps) {
  const { data: session } = useSession()
  // The club may show its forum to members only.
  if (useClub().membersOnly.includes('forum') && !session?.role)
    return <SignInPrompt>The discussion is for members.</SignInPrompt>
  return <OpenDiscussion problem={problem} />
}

function OpenDiscussion({ problem }: Pick<TabProps, 'problem'>) {
  return <ProblemDiscussion problem={problem} solved={useSolved().has(problem.slug)} />
}

export function TabBody({ tab: { forVisitors, Tab }, ...props }: TabProps & { tab: StatementTab }) {
  const { data: session } = useSession()
  if (forVisitors && !session?.role) return <SignInPrompt>{forVisitors}</SignInPrompt>
  return <Tab {...props} />
}
