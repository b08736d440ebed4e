import { findNameable, type Nameable } from '@callofcode/contract/mention'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { fitsName } from './mention-at.ts'

/** Who may be named here: everybody; who writes in the thread is offered first. */
export interface Mentions {
  readonly thread?: string
}

const PAUSE = 120

/** Whose name begins with `q`; without a letter of it, who else writes in the thread. Nobody while it is undefined. */
export function useNameable(q: string | undefined, mentions: Mentions | undefined): readonly Nameable[] {
  const asked = useSettled(q)
  const query = { ...(asked && { q: asked }), ...mentions }
  const { data, isPlaceholderData } = useQuery({
    ...read(findNameable, { query }, { quiet: true }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (q === undefined || !data) return []
  if (q === '') return asked === '' && !isPlaceholderData ? data.data : []
  return data.data.filter((one) => fitsName(one, q))
}

/** While one types fast, what lies in between is not asked for. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
