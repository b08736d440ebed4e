import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../platform/session/session.ts'
import {
  type Choice,
  DraftKeeper,
  type DraftPlace,
  type DraftState,
  keepLocalDraftsOf,
  localDrafts,
  START,
  usePageEnd,
} from '../draft/public.ts'
import { visitorSolutions } from './visitor-solutions.ts'

export interface Solution {
  readonly text: string
  readonly type: (text: string) => void
  /** The stored text has been read. Only then can it be edited. */
  readonly ready: boolean
  /** The draft of a member. A visitor's text is stored in this browser only. */
  readonly draft: DraftState | undefined
  readonly settle: (take: 'shown' | 'other') => void
}

/**
 * Holds the solution of one problem and language: stored in this browser at once, on the server soon. `isSure` is set once the
 * language is final, because it may still change before.
 */
export function useSolution(
  slug: string,
  language: SolutionLanguage,
  starter: string,
  isSure: boolean,
): Solution {
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  const place = `${slug}:${language}`
  const [text, setText] = useState(starter)
  const [opened, setOpened] = useState(false)
  const keeper = useMemo(
    () => (memberId ? new DraftKeeper(`solution:${slug}:${language}`, memberId) : undefined),
    [slug, language, memberId],
  )
  const state = useSyncExternalStore(
    keeper?.subscribe ?? never,
    () => keeper?.state() ?? START,
    () => START,
  )
  useEffect(() => {
    let gone = false
    setOpened(false)
    if (!isSure) return
    const show = (found: string) => {
      if (gone) return
      setText(found)
      setOpened(true)
    }
    if (keeper && memberId) openDraft(keeper, memberId, place, starter, show, () => gone).catch(reportError)
    else show(visitorSolutions.get(place) ?? starter)
    const unfollow = keeper ? () => undefined : visitorSolutions.follow(place, setText)
    return () => {
      gone = true
      unfollow()
      keeper?.close()
    }
  }, [keeper, memberId, place, starter, isSure])
  usePageEnd(keeper)

  const type = useCallback(
    (typed: string) => {
      setText(typed)
      if (keeper) keeper.type({ source: typed })
      else visitorSolutions.save(place, typed)
    },
    [keeper, place],
  )
  const settle = (take: 'shown' | 'other') => {
    const other = keeper?.settle(take)
    if (other) setText(String(other.source ?? starter))
  }
  return { text, type, ready: opened, draft: keeper && state, settle }
}

const never = () => () => undefined

async function openDraft(
  keeper: DraftKeeper,
  memberId: string,
  place: string,
  starter: string,
  show: (text: string) => void,
  isGone: () => boolean,
) {
  keepLocalDraftsOf(memberId)
  // The copy in this browser is used if the server has no draft or does not respond.
  const here = localDrafts.get(memberId, `solution:${place}` as DraftPlace)?.content.source
  const choice = withVisitors(await keeper.open(), visitorSolutions.get(place), starter)
  if (isGone()) return
  const source = String(choice.content?.source ?? here ?? starter)
  show(source)
  keeper.begin({ source }, { ...choice, at: undefined })
  visitorSolutions.remove(place)
}

/** Keeps text that was written before signing in. An earlier draft is set aside as a choice. */
function withVisitors(choice: Choice, typed: string | undefined, starter: string): Choice {
  if (typed === undefined || typed === starter || typed === choice.content?.source) return choice
  const other = choice.content && { content: choice.content, at: choice.at ?? '', onServer: false }
  const at = new Date().toISOString()
  return {
    content: { source: typed },
    at,
    basedOn: choice.basedOn,
    unsent: true,
    other: other ?? choice.other,
  }
}
