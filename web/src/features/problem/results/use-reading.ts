import { useRef } from 'react'
import { hasFailed, isBusy } from '../../run/public.ts'
import type { SubmitState } from '../../submission/public.ts'
import type { HeadlineHandle } from './use-headline.ts'

/** There is a verdict to read, or a trace: the results take the room. While one writes, it is the editor's. */
export function useReading(
  { of, shownRun, edited }: HeadlineHandle,
  submission: SubmitState['phase'],
  isTracing: boolean,
): boolean {
  const last = useRef(false)
  const isOfSubmission = of === 'submission'
  const isWorking = isOfSubmission ? SENT.has(submission) : isBusy(shownRun)
  const isVerdict = isOfSubmission
    ? submission === 'done'
    : hasFailed(shownRun) || shownRun.phase === 'accepted'
  // Nothing moves while a result is on its way.
  if (!isWorking) last.current = isVerdict && !edited
  return isTracing || last.current
}

const SENT = new Set<SubmitState['phase']>(['sending', 'judging'])
