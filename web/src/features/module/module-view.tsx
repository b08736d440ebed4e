import type { LearningModule } from '@callofcode/contract/module'
import { Dial } from '../../platform/chart/scale.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { KeepCount, LevelBadge, ProgressMissing, placeNumber, useCompleted } from '../curriculum/public.ts'
import { AdminTools } from '../version/public.ts'
import { doneIds, type ModuleProgress, progressOf } from './module-progress.ts'
import { ModuleQuestionRow } from './module-question-row.tsx'

export function ModuleView({ module }: { module: LearningModule }) {
  const { member, completed, failed, retry } = useCompleted()
  const done = member && completed ? doneIds(completed) : undefined
  const progress = done && progressOf(module, done)
  return (
    <>
      <ModuleHead module={module} progress={progress} />
      <AdminTools kind="modules" id={module._id} title={module.title} />
      {failed && <ProgressMissing retry={retry} />}
      {!member && <KeepCount />}
      {module.questions.length === 0 ? (
        <EmptyState label="0 questions" title="No questions yet">
          This module has been announced, its questions are still being chosen.
        </EmptyState>
      ) : (
        <ol className="rows" aria-label="Questions">
          {numbered(module.questions).map(({ place, question }) => (
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

/** The place is part of the key: a module may list a name twice, and its order is fixed. */
const numbered = (questions: LearningModule['questions']) =>
  questions.map((question, index) => ({ question, place: placeNumber(index) }))

interface ModuleHeadProps {
  module: LearningModule
  progress: ModuleProgress | undefined
}

function ModuleHead({ module, progress }: ModuleHeadProps) {
  const { title, description, createdBy, level, questions } = module
  return (
    <div className="module-head">
      <div className="page-head">
        <LevelBadge level={level} />
        <h1 className="title">{title}</h1>
        <p className="lead">{description}</p>
        <p className="label plain">
          {createdBy && `by ${createdBy} / `}
          {questions.length} {questions.length === 1 ? 'question' : 'questions'}
        </p>
      </div>
      {progress && progress.total > 0 && (
        <Dial
          value={progress.done}
          total={progress.total}
          label={`${progress.done} of ${progress.total} done`}
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
