import type { RunState } from '../../run/public.ts'
import type { SubmitState } from '../../submission/public.ts'

/** The two things that have results: runs in this browser (also searches and traces), and submissions. */
export type ResultOf = 'run' | 'submission'
type Progress = 'nothing' | 'working' | 'ended'

interface Code {
  readonly language: string
  readonly source: string
}

/** The newest action, and the code on which each action was started. */
export interface Actions {
  readonly newest: ResultOf
  readonly on: { readonly [of in ResultOf]?: Code }
}

export interface Headline {
  /** The action whose result is the headline. Undefined after the language was changed. */
  readonly of: ResultOf | undefined
  /** The action whose result is one quiet line beside the headline. */
  readonly older: ResultOf | undefined
  /** The code of the headline has changed since. */
  readonly edited: boolean
}

interface HeadlineParts {
  actions: Actions | undefined
  code: Code
  run: RunState['phase']
  submission: SubmitState['phase']
}

/**
 * Chooses the headline: the result of the newest action. The older result stays beside it while the editor contains its code. A
 * change of language removes both.
 */
export function headlineOf({ actions, code, run, submission }: HeadlineParts): Headline {
  const progress = { run: runProgress(run), submission: submissionProgress(submission) }
  const of = progress.submission === 'nothing' ? 'run' : (actions?.newest ?? 'submission')
  const other = of === 'run' ? 'submission' : 'run'
  const on = actions?.on[of]
  const otherLanguage = on !== undefined && on.language !== code.language
  const ended = progress[of] === 'ended'
  const olderShows =
    progress[other] === 'working' || (progress[other] === 'ended' && isOf(actions?.on[other], code))
  return {
    of: otherLanguage && ended ? undefined : of,
    older: olderShows ? other : undefined,
    edited: on !== undefined && !otherLanguage && !isOf(on, code) && ended,
  }
}

const isOf = (on: Code | undefined, { language, source }: Code) =>
  on?.language === language && on.source === source

function runProgress(phase: RunState['phase']): Progress {
  if (phase === 'idle') return 'nothing'
  const ended = ['ran', 'refused', 'found', 'none found', 'accepted', 'stopped', 'failed'].includes(phase)
  // A trace stays open, and shows that the code has changed.
  return ended ? 'ended' : 'working'
}

function submissionProgress(phase: SubmitState['phase']): Progress {
  if (phase === 'idle') return 'nothing'
  return phase === 'done' || phase === 'refused' ? 'ended' : 'working'
}
