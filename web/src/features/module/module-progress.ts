import type { LearningModule } from '@callofcode/contract/module'
import type { Completed } from '../curriculum/public.ts'

export type ModuleQuestion = LearningModule['questions'][number]

export interface ModuleProgress {
  readonly done: number
  /** Only questions that the tracker has can be ticked. */
  readonly total: number
  readonly next: ModuleQuestion | undefined
}

/** The id of the row of the first question that is not done. */
export const NEXT_ROW = 'next-question'

const isDone = (done: ReadonlySet<string>) => (question: ModuleQuestion) =>
  question.questionId !== null && done.has(question.questionId)

export const doneIds = (completed: readonly Completed[]): ReadonlySet<string> =>
  new Set(completed.map(({ questionId }) => questionId))

export function progressOf(module: LearningModule, done: ReadonlySet<string>): ModuleProgress {
  const tickable = module.questions.filter(({ questionId }) => questionId !== null)
  const left = tickable.filter((question) => !isDone(done)(question))
  return { done: tickable.length - left.length, total: tickable.length, next: left[0] }
}

/** The progress in these modules as rows of a file. */
export const progressRows = (modules: readonly LearningModule[], completed: readonly Completed[]) => {
  const done = doneIds(completed)
  return [
    ['Module', 'Questions', 'Done'],
    ...modules.map((module) => [module.title, progressOf(module, done).total, progressOf(module, done).done]),
  ]
}

/** The unfinished module in which a question was ticked last. */
export function stoppedAt(
  modules: readonly LearningModule[],
  completed: readonly Completed[],
): LearningModule | undefined {
  const done = doneIds(completed)
  const begun = modules.filter((module) => {
    const progress = progressOf(module, done)
    return progress.done > 0 && progress.done < progress.total
  })
  const tickedAt = new Map(completed.map(({ questionId, completedAt }) => [questionId, completedAt]))
  const lastIn = ({ questions }: LearningModule) =>
    questions.reduce((last, { questionId }) => {
      const at = (questionId && tickedAt.get(questionId)) || ''
      return at > last ? at : last
    }, '')
  return begun.reduce<LearningModule | undefined>(
    (last, module) => (last && lastIn(last) >= lastIn(module) ? last : module),
    undefined,
  )
}
