import type { ProblemPage } from '@callofcode/contract/problem'
import { useEffect } from 'react'
import { paths } from '../../platform/paths.ts'
import { hasReference, type ReferenceClient } from '../run/public.ts'

/** Keeps this problem for a time without a network: its page, what the page has loaded, and its reference. */
export function useOfflineCopy({ slug }: ProblemPage, reference: ReferenceClient) {
  useEffect(() => {
    let end: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const { keepPage } = await import('../../platform/offline/copies.ts')
      if (gone) return
      end = keepPage(paths.problem(slug), () => {
        // Asked once, it is fetched, and with that kept.
        if (hasReference(slug)) reference.prepare()
      })
    }
    void begin().catch(() => undefined)
    return () => {
      gone = true
      end?.()
    }
  }, [slug, reference])
}
