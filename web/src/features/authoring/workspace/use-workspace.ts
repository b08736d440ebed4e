import {
  type AuthoredProblem,
  checkAuthoredProblem,
  saveAuthoredProblem,
} from '@callofcode/contract/authoring/authoring'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { authoredAt, showAuthored, type Whole } from './authoring-queries.ts'
import {
  afterSave,
  conflictsOf,
  differingPaths,
  type Edits,
  keepMine,
  portionsOf,
  savedTexts,
  takenBack,
  textsOf,
  without,
  withText,
} from './edits.ts'
import { useEdits } from './use-edits.ts'

/** A save by another admin while this page was open. */
export interface News {
  readonly by: string | null
  readonly at: string
  /** The files whose newer text is now shown. */
  readonly taken: readonly string[]
}

/** Returns a problem as its author edits it: the saved texts with the unsaved ones over them. */
export function useWorkspace(problem: AuthoredProblem) {
  const { slug } = problem
  const files = useMemo(() => savedTexts(problem), [problem])
  const client = useQueryClient()
  const { edits, ready, isKept, change, now } = useEdits(slug, files)
  const news = useNews(problem, edits)
  const texts = useMemo(() => textsOf(files, edits), [files, edits])
  const conflicts = conflictsOf(files, edits)
  const isDirty = Object.keys(edits).length > 0

  const show = async (answer: Whole) => {
    news.own(answer.data.revision)
    await showAuthored(client, answer)
  }
  const saving = useMutation({
    mutationFn: async () => {
      let { revision } = problem
      for (const sent of portionsOf(now())) {
        const changed = Object.fromEntries(Object.entries(sent).map(([path, { text }]) => [path, text]))
        const answer = await call(saveAuthoredProblem, {
          params: { slug },
          body: { revision, files: changed },
        })
        revision = answer.data.revision
        change((typed) => afterSave(typed, sent))
        news.forget()
        await show(answer)
      }
    },
    meta: { stay: true },
    // Somebody saved first. The newest state shows the changes.
    onError: (error) =>
      error instanceof CallError && error.status === 409
        ? client.fetchQuery({ ...authoredAt(slug), staleTime: 0 })
        : undefined,
  })
  /** Returns true when nothing is unsaved. */
  const save = async () => {
    if (Object.keys(now()).length === 0) return true
    if (saving.isPending || conflictsOf(files, now()).length > 0) return false
    return saving.mutateAsync().then(
      () => Object.keys(now()).length === 0,
      () => false,
    )
  }
  const checking = useMutation({
    mutationFn: () => call(checkAuthoredProblem, { params: { slug } }),
    meta: { stay: true },
    onSuccess: show,
  })
  return {
    problem,
    texts,
    edits,
    ready,
    isKept,
    isDirty,
    conflicts,
    news: news.shown,
    forgetNews: news.forget,
    saving,
    save,
    checking,
    /** Unsaved texts are saved first, because the judge checks saved texts. */
    check: async () =>
      (await save()) &&
      checking.mutateAsync().then(
        () => true,
        () => false,
      ),
    show,
    type: (path: string, text: string | null) => change((typed) => withText(typed, files, path, text)),
    /** Changes several texts at once. */
    put: (given: Readonly<Record<string, string | null>>) =>
      change((typed) =>
        Object.entries(given).reduce((sum, [path, text]) => withText(sum, files, path, text), typed),
      ),
    undo: (path: string) => change((typed) => without(typed, path)),
    keepMine: (path: string, text?: string) => change((typed) => keepMine(typed, files, path, text)),
    /** Makes texts what they were before a change, saved or not. */
    takeBack: (before: Edits, paths: readonly string[]) =>
      change((typed) => takenBack(typed, files, before, paths)),
    /** Restores earlier unsaved texts. */
    bringBack: (before: Edits) => change(() => before),
  }
}
export type Workspace = ReturnType<typeof useWorkspace>

export interface PartProps {
  workspace: Workspace
}

/** Separates own saves from those of others. */
function useNews(problem: AuthoredProblem, edits: Edits) {
  const [shown, setShown] = useState<News>()
  const own = useRef(problem.revision)
  const before = useRef(problem)
  const mine = useRef(edits)
  mine.current = edits
  useEffect(() => {
    const was = before.current
    before.current = problem
    if (problem.revision <= was.revision || problem.revision === own.current) return
    const taken = differingPaths(was.files, problem.files).filter((path) => !mine.current[path])
    setShown({ by: problem.updatedBy, at: problem.updatedAt, taken })
  }, [problem])
  return {
    shown,
    forget: () => setShown(undefined),
    own: (revision: number) => {
      own.current = revision
    },
  }
}
