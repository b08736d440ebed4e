import '../../platform/ui/checklist.css'
import { say } from 'words:module'
import type { LearningModule } from '@callofcode/contract/module/module'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Dial } from '../../platform/chart/scale.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import {
  HeldDifficulty,
  KeepCount,
  LevelBadge,
  ProgressMissing,
  placeNumber,
  RowLinks,
  SolvableFilter,
  useCompleted,
  useProblemsHere,
  useSolvable,
  useSolvableOnly,
  useToggle,
} from '../curriculum/public.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { byline } from '../member/public.ts'
import { AdminTools } from '../version/public.ts'
import {
  countHere,
  doneIds,
  type ModuleProgress,
  type ModuleQuestion,
  NEXT_ROW,
  nameOf,
  placeOf,
  progressOf,
  progressRows,
} from './module-progress.ts'

export function ModuleView({ module }: { module: LearningModule }) {
  const { member, completed, failed, retry } = useCompleted()
  const done = member && completed ? doneIds(completed) : undefined
  const here = useProblemsHere()
  const progress = done && progressOf(module, done, here)
  const only = useSolvableOnly()
  const { ids } = useSolvable(only)
  // The page shows the whole module until the solvable questions are loaded.
  const rows = numbered(module.questions).filter(
    ({ question }) => !only || !ids || ids.has(question.questionId),
  )
  return (
    <>
      <ModuleHead
        module={module}
        progress={progress}
        explained={
          progress &&
          progress.total > 0 && (
            <ExplainedFigures
              of="module"
              title={module.title}
              rows={() => progressRows([module], completed ?? [])}
              file="module.csv"
            />
          )
        }
      />
      <AdminTools kind="modules" id={module._id} title={module.title} />
      {failed && <ProgressMissing retry={retry} />}
      {!member && <KeepCount />}
      {module.questions.length > 0 && (
        <div className="tools">
          <SolvableFilter />
          <p className="label plain count" role="status">
            {only
              ? say('problemsCount', { count: rows.length })
              : here.size > 0 &&
                say('hereOfAll', { here: countHere(module, here), all: module.questions.length })}
          </p>
        </div>
      )}
      {module.questions.length === 0 ? (
        <EmptyState label={say('noProblemsLabel')} title={say('noQuestionsYet')}>
          {say('announcedOnly')}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          label={say('noneOfModule', { count: module.questions.length })}
          title={say('noQuestionToSolve')}
        >
          {say('problemsElsewhere')}
        </EmptyState>
      ) : (
        <ol className="rows" aria-label={say('problems')}>
          {rows.map(({ place, question }) => (
            <ModuleQuestionRow
              key={place}
              question={question}
              place={place}
              next={question === progress?.next}
              done={done}
              member={member}
            />
          ))}
        </ol>
      )}
    </>
  )
}

/** The place is part of the key, because a module may list a name twice. The order is fixed. */
const numbered = (questions: LearningModule['questions']) =>
  questions.map((question, index) => ({ question, place: placeNumber(index) }))

interface ModuleHeadProps {
  module: LearningModule
  progress: ModuleProgress | undefined
  explained: ReactNode
}

function ModuleHead({ module, progress, explained }: ModuleHeadProps) {
  const { title, description, createdBy, level, questions } = module
  return (
    <div className="module-head">
      <div className="page-head">
        <LevelBadge level={level} />
        <h1 className="title">{title}</h1>
        <p className="lead">{description}</p>
        <div className="label plain title-line">
          <p>
            {createdBy && say('madeBy', { createdBy: byline(createdBy) })}
            {questions.length} {questions.length === 1 ? say('question') : say('problemsNoun')}
          </p>
          {explained}
        </div>
        {progress?.next && <GoOn module={module} progress={progress} />}
      </div>
      {progress && progress.total > 0 && (
        <Dial
          value={progress.done}
          total={progress.total}
          label={say('ofDone', { done: progress.done, total: progress.total })}
          big
        >
          <span className="figure">
            {progress.done}/{progress.total}
          </span>
        </Dial>
      )}
    </div>
  )
}

/** Links to the problem of this site with which the module goes on. Earlier rows may lead to other sites. */
function GoOn({ module, progress: { done, next } }: { module: LearningModule; progress: ModuleProgress }) {
  const here = useProblemsHere()
  if (!next || !here.has(next.questionId)) return null
  return (
    <Link className={buttonClass({ variant: 'primary' })} {...placeOf(module._id, next, here)}>
      {done > 0 ? say('continue') : say('begin')}: {nameOf(next, here)}
      <Icon name="arrow" small />
    </Link>
  )
}

interface ModuleQuestionRowProps {
  question: ModuleQuestion
  /** The number of the question in the module. */
  place: string
  /** True for the first question that is not done. */
  next: boolean
  /** The questions that the member has ticked. Undefined while they are loading. */
  done: ReadonlySet<string> | undefined
  member: boolean
}

function ModuleQuestionRow({ question, place, next, done, member }: ModuleQuestionRowProps) {
  const { questionName, difficulty, link, questionId } = question
  const isDone = questionId !== null && done?.has(questionId)
  return (
    <li
      className={classNames('q', !member && 'unticked', next && 'is-current')}
      id={next ? NEXT_ROW : undefined}
    >
      {member && questionId && (
        <DoneBox question={question} questionId={questionId} done={isDone} locked={!done} />
      )}
      {member && !questionId && <span className="no-box" />}
      <span className="n" aria-hidden="true">
        {place}
      </span>
      <p className="name">
        <span>{questionName}</span>
        {next && <span className="sr"> {say('next')}</span>}
      </p>
      <HeldDifficulty difficulty={difficulty} done={isDone ?? false} />
      <span className="acts">
        <RowLinks questionId={questionId} name={questionName} link={link} />
      </span>
    </li>
  )
}

interface DoneBoxProps {
  question: ModuleQuestion
  questionId: string
  done: boolean | undefined
  locked: boolean
}

/** Ticks a question. The tracker shows the same completion. */
function DoneBox({ question, questionId, done, locked }: DoneBoxProps) {
  const { toggle, pending } = useToggle({ ...question, id: questionId })
  return (
    <label className="hit">
      <span className="sr">{say('tickLabel', { questionName: question.questionName })}</span>
      <input
        className="box"
        type="checkbox"
        autoComplete="off"
        checked={done === true}
        disabled={locked}
        aria-busy={pending || undefined}
        onChange={toggle}
      />
    </label>
  )
}
