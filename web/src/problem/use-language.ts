import type { ProblemPage } from '@callofcode/contract/problem'
import { useEffect, useState } from 'react'
import { useBenchSettings } from './bench-settings.ts'
import type { JudgeHere } from './judge-here.ts'
import { bytesOf } from './verdict-looks.ts'

/** The language one wrote last in, where the problem can be solved in it. */
export function useLanguage({ languages }: Pick<ProblemPage, 'languages'>) {
  const { language: chosen } = useBenchSettings()
  return languages.find(({ language }) => language === chosen) ?? preferred(languages)
}

// The lightest to fetch, for who has not chosen yet.
const preferred = (languages: ProblemPage['languages']) =>
  languages.find(({ language }) => language === 'javascript') ?? languages[0]

/** What a language weighs, asked when somebody turns to the code. */
export function useLanguageNote(judge: JudgeHere, language: ProblemPage['languages'][number]['language']) {
  const [looked, setLooked] = useState(false)
  const [note, setNote] = useState<string>()
  useEffect(() => {
    if (!looked) return
    let gone = false
    judge.sizeOf(language).then(
      (bytes) => {
        if (!gone) setNote(bytes === undefined ? 'Judged on the server' : `${bytesOf(bytes)}, fetched once`)
      },
      () => !gone && setNote(undefined),
    )
    return () => {
      gone = true
    }
  }, [looked, judge, language])
  return { note, look: () => setLooked(true) }
}
