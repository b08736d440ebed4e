import { say } from 'words:problem'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type LinkParts, Segmented } from '../../platform/navigation/segmented.tsx'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { useScrollCue } from '../../platform/navigation/use-scroll-cue.ts'
import { tabInHash } from '../../platform/offline/stores.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { DifficultyAndTopic } from '../curriculum/public.ts'
import { useSolved } from '../solved/public.ts'
import { ProblemSteps } from './list/problem-steps.tsx'
import { helpTabs, ownTabs, TabBody, type TabProps } from './statement-tabs.tsx'
import { statementText } from './statement-text.ts'
import { Timer } from './timer/timer.tsx'
import './statement.css'

const STATEMENT = {
  value: 'statement',
  get label() {
    return say('statement')
  },
} as const
const HELP = {
  // Opens the first part of Help.
  value: helpTabs[0]?.value ?? '',
  get label() {
    return say('help')
  },
} as const
const ITEMS = [STATEMENT, HELP, ...ownTabs]

interface StatementPaneProps extends TabProps {
  /** The code in the editor was accepted. */
  accepted: boolean
}

/** Shows the statement and the other tabs of the problem. The address contains the open tab. */
export function StatementPane({ accepted, ...tabProps }: StatementPaneProps) {
  const { problem } = tabProps
  const { view } = useSearch({ strict: false }) as { view?: string }
  const help = helpTabs.find(({ value }) => value === view)
  const tab = help ?? ownTabs.find(({ value }) => value === view)
  const { value: shown } = help ? HELP : (tab ?? STATEMENT)
  const row = useScrollCue(shown)
  useTabOfCopy(problem.slug)
  return (
    <section className="pane statement" aria-label={say('problem')}>
      <TabLinks
        label={say('aboutTheProblem')}
        ref={row}
        items={ITEMS}
        value={shown}
        link={(value, parts) => <ViewLink slug={problem.slug} view={value} {...parts} />}
      />
      <div className="statement-body">
        <Title problem={problem} accepted={accepted} />
        {help && (
          <Segmented
            label={say('help')}
            items={helpTabs}
            value={help.value}
            link={(value, parts) => <ViewLink slug={problem.slug} view={value} {...parts} />}
          />
        )}
        <h2 className="sr">{(tab ?? STATEMENT).label}</h2>
        {tab ? <TabBody tab={tab} {...tabProps} /> : <Prose className={statementText} html={problem.html} />}
      </div>
    </section>
  )
}

function ViewLink({ slug, view, ...parts }: LinkParts & { slug: string; view: string }) {
  return (
    <Link
      to={paths.problem('$slug')}
      params={{ slug }}
      search={view === STATEMENT.value ? {} : { view }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      {...parts}
    />
  )
}

/** Opens the tab of a cached page. The cached page has no query, so the tab is named after the `#`. */
function useTabOfCopy(slug: string) {
  const navigate = useNavigate()
  useEffect(() => {
    const view = tabInHash(location.hash)
    if (!view) return
    navigate({
      to: paths.problem('$slug'),
      params: { slug },
      search: { view },
      hash: '',
      replace: true,
      resetScroll: false,
    }).catch(reportError)
  }, [slug, navigate])
}

function Title({ problem, accepted }: Pick<StatementPaneProps, 'problem' | 'accepted'>) {
  const isMember = Boolean(useSession().data?.role)
  const { slug, title, difficulty, topics, question, leetcode } = problem
  const solved = useSolved().has(slug)
  return (
    <>
      <div className="problem-facts">
        <DifficultyAndTopic
          difficulty={difficulty}
          topic={topics.map((topic) => topic.title).join(', ')}
          done={solved}
        />
        {solved && (
          <Badge tone="selected" icon="check">
            {say('solved')}
          </Badge>
        )}
        <ProblemSteps problem={problem} />
        {isMember && <Timer slug={slug} accepted={accepted} />}
      </div>
      <hgroup className="problem-title">
        <h1 className="title">{title}</h1>
        {question && question !== title && (
          <p className="small muted">
            {leetcode === null ? say('like', { question }) : say('likeNumbered', { question, leetcode })}
          </p>
        )}
      </hgroup>
    </>
  )
}
