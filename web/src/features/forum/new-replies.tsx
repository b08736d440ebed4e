import { say } from 'words:forum'
import type { Reply } from '@callofcode/contract/forum/forum'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

interface NewRepliesBarProps {
  waiting: number
  /** The number of new replies that are shown already, below the visible part. */
  below: number
  onShow: () => void
}

/** Lies over the page, so that nothing moves. A screen reader announces it politely. */
export function NewRepliesBar({ waiting, below, onShow }: NewRepliesBarProps) {
  const words = say('newReplies', { waiting })
  return (
    <>
      <p className="sr" role="status">
        {waiting > 0 ? words : below > 0 && say('newRepliesBelow', { below })}
      </p>
      {waiting > 0 && (
        <div className="new-replies">
          <Button variant="primary" onClick={onShow}>
            <Icon name="down" small />
            {words}
          </Button>
        </div>
      )}
    </>
  )
}

interface Shown {
  readonly ids: ReadonlySet<string>
  /** The number of loaded pages. If it increases, the reader asked for a page. */
  readonly pages: number
  /** There were further pages. */
  readonly more: boolean
}
interface Arrived {
  readonly replies: readonly Reply[] | undefined
  readonly pages: number
  readonly more: boolean
  /** The number of replies in the thread. */
  readonly count: number
}

const standing = (replies: readonly Reply[]) => replies.filter(({ deleted }) => !deleted)

/**
 * Holds back new replies that would move the text that somebody reads or writes, until they ask for them. Replies below the
 * visible part are shown at once. `list` is the element with the replies.
 */
export function useNewReplies(arrived: Arrived, list: RefObject<HTMLElement | null>) {
  const { replies, pages, more, count } = arrived
  const [shown, setShown] = useState<Shown | undefined>(() => replies && whole(replies, pages, more))
  const [own, setOwn] = useState<string>()
  const [below, setBelow] = useState(0)
  const held = shown && replies ? replies.filter(({ _id }) => !shown.ids.has(_id)) : []
  const hidesMore = more && shown?.more === false
  const beyond = hidesMore && replies ? Math.max(0, count - standing(replies).length) : 0
  // The value is computed while rendering, so that a reply is in the page before the focus moves to it.
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
    /** Shows a reply at once that the reader has posted. */
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
