import { say } from 'words:problem'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { ComponentType } from 'react'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { SignInPrompt } from '../code-editor/public.ts'
import { loadComparePanel } from '../explain/public.ts'
import { loadProblemDiscussion } from '../forum/public.ts'
import type { CustomInputs, RunHandle } from '../run/public.ts'
import { OwnSolutions, ShareSolution, SolutionsTab } from '../solution/public.ts'
import { useSolved } from '../solved/public.ts'
import { loadSubmissionHistory } from '../submission/public.ts'

const ProblemDiscussion = loadedLater(() => say('discussion'), loadProblemDiscussion)
const SubmissionHistory = loadedLater(() => say('submissions'), loadSubmissionHistory)

export interface TabProps {
  problem: ProblemPage
  /** The run of the member's code and their own inputs, shared with the results. */
  run: RunHandle
  inputs: CustomInputs
  /** Puts a solution into the editor. */
  onRestore: (language: SolutionLanguage, source: string) => void
}

interface StatementTab {
  readonly value: string
  readonly label: string
  /** The text that visitors see instead. */
  readonly forVisitors?: string
  readonly Tab: ComponentType<TabProps>
}

/** The tabs that help with a problem, from gentle to plain. */
export const helpTabs: readonly StatementTab[] = [
  {
    value: 'hints',
    get label() {
      return say('hints')
    },
    get forVisitors() {
      return say('hintsAreRememberedFor')
    },
    Tab: loadedLater(
      () => say('hints'),
      async () => (await import('./hints-tab.tsx')).HintsTab,
    ),
  },
  {
    value: 'editorial',
    get label() {
      return say('editorial')
    },
    get forVisitors() {
      return say('theEditorialIsFor')
    },
    Tab: loadedLater(
      () => say('editorial'),
      async () => (await import('./editorial-tab.tsx')).EditorialTab,
    ),
  },
  {
    value: 'solutions',
    get label() {
      return say('solutions')
    },
    get forVisitors() {
      return say('solutionsLocked')
    },
    Tab: SolutionsTab,
  },
]

/** The other tabs beside the statement, after Help. The code of each tab is fetched when it is opened. */
export const ownTabs: readonly StatementTab[] = [
  {
    value: 'submissions',
    get label() {
      return say('submissions')
    },
    get forVisitors() {
      return say('submissionsAreKeptFor')
    },
    Tab: (props) => (
      <>
        <SubmissionHistory
          {...props}
          share={(id) => (
            <>
              <ComparePanel id={id} />
              <ShareSolution id={id} />
            </>
          )}
        />
        <OwnSolutions place={props.problem.slug} onRestore={props.onRestore} />
      </>
    ),
  },
  {
    value: 'notes',
    get label() {
      return say('notes')
    },
    get forVisitors() {
      return say('notesForMembers')
    },
    Tab: loadedLater(
      () => say('notes'),
      async () => (await import('./notes-tab.tsx')).NotesTab,
    ),
  },
  {
    value: 'discussion',
    get label() {
      return say('discussion')
    },
    Tab: Discussion,
  },
]

function Discussion({ problem }: TabProps) {
  const { data: session } = useSession()
  // The club may show its forum to members only.
  if (useClub().membersOnly.includes('forum') && !session?.role)
    return <SignInPrompt>{say('theDiscussionIsFor')}</SignInPrompt>
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

/** Shows how an accepted submission compares with those of others. Its code is fetched when it is shown. */
export const ComparePanel = loadedLater(() => say('amongOthers'), loadComparePanel)
