import type { Reply } from '@callofcode/contract/forum'
import { type RefObject, useCallback, useEffect, useState } from 'react'

interface Shown {
  readonly ids: ReadonlySet<string>
  /** Pages that were read: one more is what the reader asked for. */
  readonly pages: number
  /** There were further ones. */
  readonly more: boolean
}
interface Arrived {
  readonly replies: readonly Reply[] | undefined
  readonly pages: number
  readonly more: boolean
  /** How many there are in all. */
  readonly count: number
}

const standing = (replies: readonly Reply[]) => replies.filter(({ deleted }) => !deleted)

/**
 * Holds back replies that would move what somebody reads or writes, until they are asked for. What comes in below the
 * screen is shown at once. `list` is where they appear.
 */
export function useNewReplies(arrived: Arrived, list: RefObject<HTMLElement | null>) {
  const { replies, pages, more, count } = arrived
  const [shown, setShown] = useState<Shown | undefined>(() => replies && whole(replies, pages, more))
  const [own, setOwn] = useState<string>()
  const [below, setBelow] = useState(0)
  const held = shown && replies ? replies.filter(({ _id }) => !shown.ids.has(_id)) : []
  const hidesMore = more && shown?.more === false
  const beyond = hidesMore && replies ? Math.max(0, count - standing(replies).length) : 0
  // Known while drawing, so that who is led to a reply finds it there.
  const asked = !shown || pages > shown.pages || held.some(({ _id }) => _id === own)
  const waiting = asked ? 0 : standing(held).length + beyond
  const show = useCallback(() => {
    if (replies) setShown(whole(replies, pages, more))
  }, [replies, pages, more])

  useEffect(() => {
    if (!replies || (held.length === 0 && !hidesMore && shown)) return
    if (asked || isBelow(list.current)) {
      show()
      setBelow(waiting)
    }
  })

  return {
    shown: asked ? replies : replies?.filter(({ _id }) => shown.ids.has(_id)),
    first: held[0]?._id,
    waiting,
    below,
    hidesMore: hidesMore && !asked,
    show,
    /** The reader has posted this one. */
    expect: setOwn,
  }
}

const whole = (replies: readonly Reply[], pages: number, more: boolean): Shown => ({
  ids: new Set(replies.map(({ _id }) => _id)),
  pages,
  more,
})

const isBelow = (list: HTMLElement | null) =>
  list !== null && list.getBoundingClientRect().bottom >= window.innerHeight
