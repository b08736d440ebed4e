import type { SolutionLanguage } from '@callofcode/contract/problem'
import { useEffect, useState } from 'react'
import { useWorkspaceSettings } from '../code-editor/public.ts'
import type { BrowserJudge } from './browser-judge.ts'
import { compilesOnServer } from './prepare-run.ts'
import { megabytes } from './verdict-tone.ts'

/** What a language weighs, asked when somebody turns to the code. */
export function useLanguageNote(judge: BrowserJudge, language: SolutionLanguage) {
  const settings = useWorkspaceSettings()
  const [looked, setLooked] = useState(false)
  const [note, setNote] = useState<string>()
  useEffect(() => {
    if (!looked) return
    if (language === 'cpp' && compilesOnServer(settings))
      return setNote(settings.compiler === 'auto' ? 'On the server' : undefined)
    const leaving = new AbortController()
    const { signal } = leaving
    judge.downloadOf(language, {}, signal).then(
      (weight) => !signal.aborted && setNote(wordsOf(weight)),
      () => !signal.aborted && setNote(undefined),
    )
    return () => leaving.abort()
  }, [looked, judge, language, settings])
  return { note, look: () => setLooked(true) }
}

function wordsOf(weight: { bytes: number; kept: boolean } | undefined): string {
  if (!weight) return 'Judged on the server'
  return weight.kept ? 'Kept on this device' : `${megabytes(weight.bytes)}, fetched once`
}
