import type { LearningModule } from '@callofcode/contract/module/module'
import { paths } from '../../platform/paths.ts'
import type { Completed, ProblemsHere } from '../curriculum/public.ts'

export type ModuleQuestion = LearningModule['questions'][number]

export interface ModuleProgress {
  readonly done: number
  /** The number of questions that can be ticked: those that are in the tracker. */
  readonly total: number
  readonly next: ModuleQuestion | undefined
}

/** The id of the row of the question to go on with. */
export const NEXT_ROW = 'next-question'

const isDone = (done: ReadonlySet<string>) => (question: ModuleQuestion) =>
  question.questionId !== null && done.has(question.questionId)

export const doneIds = (completed: readonly Completed[]): ReadonlySet<string> =>
  new Set(completed.map(({ questionId }) => questionId))

/** Returns how much of a module is done and the next question. Questions that can be solved `here` come first. */
export function progressOf(
  module: LearningModule,
  done: ReadonlySet<string>,
  here: ProblemsHere = new Map(),
): ModuleProgress {
  const tickable = module.questions.filter(({ questionId }) => questionId !== null)
  const left = tickable.filter((question) => !isDone(done)(question))
  const next = left.find(({ questionId }) => here.has(questionId)) ?? left[0]
  return { done: tickable.length - left.length, total: tickable.length, next }
}

/** Returns the place where a module goes on: the question's problem on this site, or else its row. */
export function placeOf(moduleId: string, next: ModuleQuestion, here: ProblemsHere) {
  const slug = here.get(next.questionId)?.slug
  return slug ? { to: paths.problem(slug) } : { to: paths.module(moduleId), hash: NEXT_ROW }
}

/** Returns the title of that problem, or else the name of the question. */
export const nameOf = ({ questionId, questionName }: ModuleQuestion, here: ProblemsHere) =>
  here.get(questionId)?.title ?? questionName

/** Counts the questions of a module that can be solved on this site. */
export const countHere = ({ questions }: LearningModule, here: ProblemsHere) =>
  questions.filter(({ questionId }) => here.has(questionId)).length

/** Counts the same for a visitor, whose cards keep the ids of these questions only. */
export const countKept = ({ questions }: LearningModule) =>
  questions.filter(({ questionId }) => questionId !== null).length

/** Returns the progress in these modules as rows of a file. */
export const progressRows = (modules: readonly LearningModule[], completed: readonly Completed[]) => {
  const done = doneIds(completed)
  return [
    ['Module', 'Problems', 'Done'],
    ...modules.map((module) => [module.title, progressOf(module, done).total, progressOf(module, done).done]),
  ]
}

/** Returns the unfinished module in which the member last ticked a question. */
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
