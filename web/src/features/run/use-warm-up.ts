import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useEffect } from 'react'
import { useWorkspaceSettings } from '../code-editor/public.ts'
import type { BrowserJudge } from './judge/browser-judge.ts'
import { mayFetchAhead } from './judge/device-limits.ts'
import { compilesOnServer } from './prepare-run.ts'

/** Fetches and starts what a run needs while the user reads the statement, if data are free. */
export function useWarmUp(judge: BrowserJudge, language: SolutionLanguage) {
  const settings = useWorkspaceSettings()
  const isElsewhere = language === 'java' || (language === 'cpp' && compilesOnServer(settings))
  useEffect(() => {
    if (isElsewhere || !mayFetchAhead()) return
    const leaving = new AbortController()
    // The user did not ask for it, so only a run reports errors.
    judge.warmUp(language, leaving).catch(() => undefined)
    return () => leaving.abort()
  }, [judge, language, isElsewhere])
}
