import { say } from 'words:run'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useEffect, useState } from 'react'
import { useWorkspaceSettings } from '../code-editor/public.ts'
import type { BrowserJudge } from './judge/browser-judge.ts'
import { mayFetchAhead } from './judge/device-limits.ts'
import { megabytes } from './judge/judge-download.ts'
import { compilesOnServer } from './prepare-run.ts'

/** Returns the download size of a language. It is fetched when the code gets the focus. */
export function useLanguageNote(judge: BrowserJudge, language: SolutionLanguage) {
  const settings = useWorkspaceSettings()
  const [focused, setFocused] = useState(false)
  const [note, setNote] = useState<string>()
  useEffect(() => {
    if (!focused) return
    if (language === 'cpp' && compilesOnServer(settings)) {
      setNote(settings.compiler === 'auto' ? say('onTheServer') : undefined)
      return
    }
    const leaving = new AbortController()
    const { signal } = leaving
    judge.downloadOf(language, {}, signal).then(
      (download) => !signal.aborted && setNote(noteOf(download)),
      () => !signal.aborted && setNote(undefined),
    )
    return () => leaving.abort()
  }, [focused, judge, language, settings])
  return { note, onFocus: () => setFocused(true) }
}

function noteOf(download: { bytes: number; kept: boolean } | undefined): string {
  if (!download) return say('judgedOnTheServer')
  return download.kept ? say('keptOnThisDevice') : `${megabytes(download.bytes)}, fetched once`
}

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
