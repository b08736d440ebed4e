import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import { Link, useSearch } from '@tanstack/react-router'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { SubmissionHistory } from '../submission/public.ts'
import { Editorial } from './editorial.tsx'
import { Hints } from './hints.tsx'
import { useSolved } from './problem-queries.ts'

const VIEWS = [
  { value: 'statement', label: 'Problem' },
  { value: 'hints', label: 'Hints' },
  { value: 'editorial', label: 'Editorial' },
  { value: 'submissions', label: 'Submissions' },
] as const
type View = (typeof VIEWS)[number]['value']

interface StatementPaneProps {
  problem: ProblemPage
  onRestore: (language: SolutionLanguage, source: string) => void
}

/** The statement, hints, editorial and submissions. The address says which one is shown. */
export function StatementPane({ problem, onRestore }: StatementPaneProps) {
  const { view } = useSearch({ strict: false }) as { view?: string }
  const shown: View = VIEWS.find(({ value }) => value === view)?.value ?? 'statement'
  return (
    <section className="pane statement" aria-label="Problem">
      <TabLinks
        label="About the problem"
        items={VIEWS}
        value={shown}
        link={(value, parts) => (
          <Link
            to={paths.problem('$slug')}
            params={{ slug: problem.slug }}
            search={value === 'statement' ? {} : { view: value }}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
      <div className="statement-body">
        <Title problem={problem} />
        <h2 className="sr">{VIEWS.find(({ value }) => value === shown)?.label}</h2>
        {shown === 'statement' && <Prose html={problem.html} />}
        {shown === 'hints' && <Hints problem={problem} />}
        {shown === 'editorial' && <Editorial problem={problem} />}
        {shown === 'submissions' && <SubmissionHistory problem={problem} onRestore={onRestore} />}
      </div>
    </section>
  )
}

function Title({ problem: { slug, title, difficulty, topics } }: Pick<StatementPaneProps, 'problem'>) {
  const solved = useSolved().has(slug)
  return (
    <>
      <div className="problem-facts">
        <DifficultyBadge difficulty={difficulty} />
        {solved && (
          <Badge tone="selected" icon="check">
            Solved
          </Badge>
        )}
        <span className="label plain">{topics.map((topic) => topic.title).join(', ')}</span>
      </div>
      <h1 className="head">{title}</h1>
    </>
  )
}
