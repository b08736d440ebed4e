import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useEffect } from 'react'
import { useWorkspaceSettings } from '../code-editor/public.ts'
import type { BrowserJudge } from './judge/browser-judge.ts'
import { mayFetchAhead } from './judge/device-limits.ts'
import { compilesOnServer } from './prepare-run.ts'

/** While the statement is read, fetches and starts what a run will need, where data cost nothing. */
export function useWarmUp(judge: BrowserJudge, language: SolutionLanguage) {
  const settings = useWorkspaceSettings()
  const isElsewhere = language === 'java' || (language === 'cpp' && compilesOnServer(settings))
  useEffect(() => {
    if (isElsewhere || !mayFetchAhead()) return
    const leaving = new AbortController()
    // Nobody asked for it: a run says what is wrong.
    judge.warmUp(language, leaving).catch(() => undefined)
    return () => leaving.abort()
  }, [judge, language, isElsewhere])
}
