import {
  getToday,
  listCompleted,
  listQuestions,
  listTopics,
} from '@callofcode/contract/curriculum/curriculum'
import {
  listEditedQuestions,
  listEditedTopics,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { listModules } from '@callofcode/contract/module/module'
import { getProblem, listProblems } from '@callofcode/contract/problem/problem'
import {
  getEditedList,
  getList,
  listDone,
  listEditedLists,
  listLists,
} from '@callofcode/contract/question-list/question-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'

export interface QuestionSearch {
  readonly topic?: string | undefined
  readonly q?: string | undefined
  readonly only?: string | undefined
  readonly cursor?: string | undefined
}

export const topicsRead = read(listEditedTopics, {}, { quiet: true })
export const questionsRead = ({ topic, q, only, cursor }: QuestionSearch) =>
  read(
    listEditedQuestions,
    { query: { topic, q: q || undefined, only: ONLY.find((one) => one === only), cursor } },
    { quiet: true },
  )
export const ONLY = ['hidden', 'changed', 'own'] as const

export const listsRead = read(listEditedLists, {}, { quiet: true })
/** Returns the queue of a list's changes. They run one by one, because each is based on the version of the previous one. */
export const changesOfList = (id: string) => `list ${id}`
export const listRead = (id: string) => readFound(getEditedList, { params: { id } }, { quiet: true })

const SHOWING = [
  listEditedLists,
  getEditedList,
  listLists,
  getList,
  listDone,
  listEditedTopics,
  listEditedQuestions,
  listTopics,
  listQuestions,
  listCompleted,
  listModules,
  // These responses name topics.
  listProblems,
  getProblem,
  getToday,
]

/** Reads again everything that shows topics or questions. */
export function useReread() {
  const client = useQueryClient()
  return () => Promise.all(SHOWING.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
}

interface ChangeOptions {
  readonly isQuiet?: boolean
  /** Changes of one queue are sent one after the other. */
  readonly queue?: string
}

/**
 * Changes the curriculum, reports it, and reads everything again. It does so after a refusal too, because somebody else may have
 * been faster.
 */
export function useChange<Given>(
  change: (given: Given) => Promise<{ message: string }>,
  { isQuiet = false, queue }: ChangeOptions = {},
) {
  const reread = useReread()
  return useMutation({
    mutationFn: change,
    ...(queue && { scope: { id: queue } }),
    meta: { stay: true },
    onSuccess: ({ message }) => {
      if (!isQuiet) toast.success(message)
      return reread()
    },
    // The read is not awaited, so that the form shows the refusal at once.
    onError: () => void reread().catch(reportError),
  })
}
