import { say } from 'words:problem'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { chooseLanguage } from '../code-editor/public.ts'
import type { Workbench } from './use-workbench.ts'

/** Puts an old solution into the editor, after switching to its language. */
export function useRestore({ problem, code, solution }: Workbench, onDone: () => void) {
  const { language } = code
  const { ready, type } = solution
  const [old, setOld] = useState<{ language: SolutionLanguage; source: string }>()
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (!old || old.language !== language || !ready) return
    type(old.source)
    setOld(undefined)
    done.current()
    toast.success(say('oldCodeRestored'))
  }, [old, language, ready, type])
  return (to: SolutionLanguage, source: string) => {
    chooseLanguage(problem.slug, to)
    setOld({ language: to, source })
  }
}
