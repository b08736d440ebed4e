import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useEffect } from 'react'
import { paths } from '../../platform/paths.ts'
import { hasReference, type ReferenceClient } from '../run/public.ts'
import { loadTracePanel } from '../trace/public.ts'

/**
 * Stores this problem for offline use: its page, the files that the page loaded, its reference, and the code of traces and notes.
 */
export function useOfflineCopy({ slug, script }: ProblemPage, reference: ReferenceClient) {
  useEffect(() => {
    let end: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const { keepPage } = await import('../../platform/offline/copies.ts')
      if (gone) return
      end = keepPage(paths.problem(slug), () => {
        // A first call fetches the reference, and the service worker caches it.
        if (hasReference({ slug, script })) reference.prepare()
        Promise.all([loadTracePanel(), import('./notes-tab.tsx')]).catch(() => undefined)
      })
    }
    void begin().catch(() => undefined)
    return () => {
      gone = true
      end?.()
    }
  }, [slug, script, reference])
}
