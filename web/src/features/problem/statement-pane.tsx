import {
  openEditorial,
  openHint,
  type ProblemPage,
  type SolutionLanguage,
} from '@callofcode/contract/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SignInPrompt } from '../code-editor/public.ts'
import { DifficultyBadge } from '../curriculum/public.ts'
import { SubmissionHistory } from '../submission/public.ts'
import { ownProblemAt, useSolved } from './problem-queries.ts'
import './statement.css'

const VIEWS = [
  { value: 'statement', label: 'Statement' },
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

/** The hints one by one, from gentle to plain. Opened hints stay open. */
function Hints({ problem: { slug, hints: count } }: { problem: ProblemPage }) {
  const { data: session } = useSession()
  const member = Boolean(session?.role)
  const client = useQueryClient()
  const { data, isError } = useQuery({ ...ownProblemAt(slug), enabled: member })
  const { mutate, isPending } = useMutation({
    mutationFn: (opened: number) => callOnce(openHint, { params: { slug } }, String(opened)),
    onSuccess: () => client.invalidateQueries({ queryKey: ownProblemAt(slug).queryKey }),
  })
  if (count === 0) return <p className="muted">This problem has no hints.</p>
  if (!member) return <SignInPrompt>Hints are remembered for members.</SignInPrompt>
  if (!data) return <p className="muted">{isError ? 'The hints did not arrive.' : 'Loading hints...'}</p>
  const { hints, left } = data.data
  return (
    <div className="hints">
      <ol>
        {hints.map((html, at) => (
          <li key={html}>
            <h3 className="label">
              Hint {at + 1} of {count}
            </h3>
            <Prose html={html} />
          </li>
        ))}
      </ol>
      {left > 0 ? (
        <Button busy={isPending} onClick={() => mutate(hints.length)}>
          {hints.length === 0 ? 'Show the first hint' : `Show hint ${hints.length + 1}`}
        </Button>
      ) : (
        <p className="small muted">These are all hints.</p>
      )}
    </div>
  )
}

/** The editorial: after a solve, or before it if the member confirms. */
function Editorial({ problem: { slug } }: { problem: ProblemPage }) {
  const { data: session } = useSession()
  const member = Boolean(session?.role)
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data, isError } = useQuery({ ...ownProblemAt(slug), enabled: member })
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOnce(openEditorial, { params: { slug } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ownProblemAt(slug).queryKey })
      setAsking(false)
    },
  })
  if (!member) return <SignInPrompt>The editorial is for members.</SignInPrompt>
  if (!data)
    return <p className="muted">{isError ? 'The editorial did not arrive.' : 'Loading editorial...'}</p>
  const { editorial, solvedAt } = data.data
  if (editorial) return <Prose html={editorial.html} />
  return (
    <div className="sign-first">
      <p className="muted">
        {solvedAt ? 'You have solved it: read how it can be done.' : 'It explains the whole solution.'}
      </p>
      <Button busy={isPending && solvedAt !== null} onClick={() => (solvedAt ? mutate() : setAsking(true))}>
        Read the editorial
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Read the editorial"
        question="Read the solution before you have solved it?"
        keep="Keep trying"
        danger={false}
        busy={isPending && 'Opening…'}
        onConfirm={() => mutate()}
      >
        It is remembered that you read it first. A hint may be enough.
      </ConfirmDialog>
    </div>
  )
}
