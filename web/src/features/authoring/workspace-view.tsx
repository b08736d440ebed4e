import { say } from 'words:authoring'
import type { AuthoredProblem } from '@callofcode/contract/authoring/authoring'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef } from 'react'
import { isCommand } from '../../platform/navigation/key-letter.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { useScrollCue } from '../../platform/navigation/use-scroll-cue.ts'
import { paths } from '../../platform/paths.ts'
import { faultsOf, PartFaults } from './check-faults.tsx'
import { CheckPart } from './check-part.tsx'
import { ItemActions } from './item-actions.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { SavedByOthers } from './saved-by-others.tsx'
import { SolutionsPart } from './solutions-part.tsx'
import { StateBadges } from './state-badges.tsx'
import { EditorialPart, StatementPart } from './statement-part.tsx'
import { TaskPart } from './task/task-part.tsx'
import { TestsPart } from './tests-part.tsx'
import { VersionsPart } from './versions-part.tsx'
import { chosenPart, PARTS, type Part, type PartSearch, partNames, partOf } from './workspace/parts.tsx'
import { type PartProps, useWorkspace } from './workspace/use-workspace.ts'
import { WorkspaceBar } from './workspace-bar.tsx'

const views: Readonly<Record<Part, ComponentType<PartProps>>> = {
  statement: StatementPart,
  task: TaskPart,
  editorial: EditorialPart,
  tests: TestsPart,
  solutions: SolutionsPart,
  check: CheckPart,
  versions: VersionsPart,
}

export function WorkspaceView({ problem }: { problem: AuthoredProblem }) {
  const workspace = useWorkspace(problem)
  const search = useSearch({ strict: false }) as PartSearch
  const part = chosenPart(search)
  const View = views[part]
  const navigate = useNavigate()
  const check = async () => {
    const begun = await workspace.check()
    if (begun) await navigate({ to: '.', search: { part: 'check' }, resetScroll: false })
  }
  useSaveKey(workspace.save)
  useFieldFocus(part, search.field, workspace.ready)
  return (
    <main id="main" className="page authoring">
      <div className="author-head">
        <BackLink to={paths.authoring}>{say('clubProblems')}</BackLink>
        <h1 className="title">{problem.title}</h1>
        <div className="author-facts">
          <StateBadges problem={problem} />
          <span className="label plain">{problem.slug}</span>
        </div>
        <ItemActions workspace={workspace} />
      </div>
      <WorkspaceBar workspace={workspace} onCheck={check} />
      <SavedByOthers workspace={workspace} />
      <div className="author-body" inert={!workspace.ready}>
        <PartTabs workspace={workspace} part={part} />
        <section className="author-part" data-part={part} aria-label={partNames[part]}>
          {part !== 'check' && <PartFaults problem={problem} part={part} />}
          <View workspace={workspace} />
        </section>
      </div>
      <LeaveQuestion unsaved={workspace.isDirty} />
    </main>
  )
}

function PartTabs({ workspace: { problem, edits }, part }: PartProps & { part: Part }) {
  const row = useScrollCue(part)
  const unsaved = new Set(Object.keys(edits).map(partOf))
  const faulty = new Set(faultsOf(problem).map(({ file }) => partOf(file)))
  const items = PARTS.map((value) => ({
    value,
    label: (
      <>
        {partNames[value]}
        {faulty.has(value) && <Mark kind="faulty" words={say('hasFaults')} />}
        {unsaved.has(value) && <Mark kind="unsaved" words={say('unsavedMark')} />}
      </>
    ),
  }))
  return (
    <TabLinks
      label={say('partsName')}
      className="author-tabs"
      ref={row}
      items={items}
      value={part}
      link={(value, parts) => (
        <Link
          to={paths.authorProblem('$slug')}
          params={{ slug: problem.slug }}
          search={value === 'statement' ? {} : { part: value }}
          activeOptions={{ exact: true }}
          resetScroll={false}
          {...parts}
        />
      )}
    />
  )
}

const Mark = ({ kind, words }: { kind: 'faulty' | 'unsaved'; words: string }) => (
  <span className={`author-mark ${kind}`}>
    <span className="sr">, {words}</span>
  </span>
)

/** Focuses the field to which a link leads. */
function useFieldFocus(part: Part, field: string | undefined, ready: boolean) {
  useEffect(() => {
    if (!field || !ready) return
    const place = `.author-part[data-part="${part}"] .at-${CSS.escape(field)}`
    document.querySelector<HTMLElement>(`${place} :is(input, select, textarea)`)?.focus()
  }, [part, field, ready])
}

/** Saves on Ctrl S, also within the code editor. */
function useSaveKey(save: () => Promise<boolean>) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event, 's')) return
      event.preventDefault()
      latest.current().catch(reportError)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
