import type { SolutionLanguage } from '@callofcode/contract/problem'
import { useEffect, useState } from 'react'
import { useWorkspaceSettings } from '../code-editor/public.ts'
import type { JudgeHere } from './browser-judge.ts'
import { compilesThere } from './prepare-run.ts'
import { bytesOf } from './verdict-tone.ts'

/** What a language weighs, asked when somebody turns to the code. */
export function useLanguageNote(judge: JudgeHere, language: SolutionLanguage) {
  const settings = useWorkspaceSettings()
  const [looked, setLooked] = useState(false)
  const [note, setNote] = useState<string>()
  useEffect(() => {
    if (!looked) return
    if (language === 'cpp' && compilesThere(settings))
      return setNote(settings.compiler === 'auto' ? 'On the server' : undefined)
    const leaving = new AbortController()
    const { signal } = leaving
    judge.weightOf(language, {}, signal).then(
      (weight) => !signal.aborted && setNote(wordsOf(weight)),
      () => !signal.aborted && setNote(undefined),
    )
    return () => leaving.abort()
  }, [looked, judge, language, settings])
  return { note, look: () => setLooked(true) }
}

function wordsOf(weight: { bytes: number; kept: boolean } | undefined): string {
  if (!weight) return 'Judged on the server'
  return weight.kept ? 'Kept on this device' : `${bytesOf(weight.bytes)}, fetched once`
}
