import type { SolutionLanguage } from '@callofcode/contract/problem'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../platform/api/session.ts'
import type { Choice } from '../draft/choose-draft.ts'
import { DraftKeeper } from '../draft/draft-keeper.ts'
import { type DraftState, START } from '../draft/draft-state.ts'
import type { DraftPlace } from '../draft/draft-wire.ts'
import { keepLocalDraftsOf, localDrafts } from '../draft/local-drafts.ts'
import { usePageEnd } from '../draft/use-draft.ts'
import { visitorSolutions } from './visitor-solutions.ts'

export interface Solution {
  readonly text: string
  readonly type: (text: string) => void
  /** What was kept is there: only then it can be typed in. */
  readonly ready: boolean
  /** Of a member; a visitor's text is kept in this browser alone. */
  readonly draft: DraftState | undefined
  readonly settle: (take: 'shown' | 'other') => void
}

/** A solution as it is typed: kept here at once and on the server soon, for each problem and language on its own. */
export function useSolution(slug: string, language: SolutionLanguage, starter: string): Solution {
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
  }, [keeper, memberId, place, starter])
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
  // What this browser holds stands where the server has nothing to say.
  const here = localDrafts.get(memberId, `solution:${place}` as DraftPlace)?.content.source
  const choice = withVisitors(await keeper.open(), visitorSolutions.get(place), starter)
  if (isGone()) return
  const source = String(choice.content?.source ?? here ?? starter)
  show(source)
  keeper.begin({ source }, { ...choice, at: undefined })
  visitorSolutions.remove(place)
}

/** Written before signing in: it goes on as it is, and a draft that was there before is set aside, not lost. */
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
