import { findNameable, type Nameable } from '@callofcode/contract/markdown/markdown'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { fitsName } from './mention-at.ts'

/** The people who can be mentioned: every member. Authors in `thread` are offered first. */
export interface Mentions {
  readonly thread?: string
}

const PAUSE = 120

/** Returns members whose name begins with `q`. An empty `q` returns the people of the thread, undefined returns nobody. */
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

/** Returns the value after a pause in typing. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
