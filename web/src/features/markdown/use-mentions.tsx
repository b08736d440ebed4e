import type { Nameable } from '@callofcode/contract/mention'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { applyEdit } from './apply-edit.ts'
import { type Begun, mentionAt, nameIn } from './mention-at.ts'
import { MentionList } from './mention-list.tsx'
import { type Mentions, useNameable } from './use-nameable.ts'

/** Offers members while a name is typed behind an `@`. The textarea keeps the focus; the arrows move in the list. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, mentions: Mentions | undefined) {
  const id = useId()
  const [begun, setBegun] = useState<Begun>()
  const [dismissed, setDismissed] = useState<number>()
  const [current, setCurrent] = useState(0)
  const open = begun !== undefined && begun.from !== dismissed
  const offered = useNameable(open ? begun.q : undefined, mentions)
  const active = Math.min(current, offered.length - 1)

  const sync = () => {
    if (!mentions || !area.current) return
    const { value: text, selectionStart: start, selectionEnd: end } = area.current
    const now = mentionAt({ text, start, end })
    if (now?.q !== begun?.q) setCurrent(0)
    if (now?.from !== dismissed) setDismissed(undefined)
    setBegun(now)
  }
  const take = (one: Nameable | undefined) => {
    if (!one || !begun || !area.current) return
    applyEdit(area.current, nameIn(begun, one.handle))
    setBegun(undefined)
  }
  const acts: Record<string, () => void> = {
    ArrowDown: () => setCurrent((active + 1) % offered.length),
    ArrowUp: () => setCurrent((active + offered.length - 1) % offered.length),
    Enter: () => take(offered[active]),
    Tab: () => take(offered[active]),
    Escape: () => setDismissed(begun?.from),
  }
  /** True for a key that was meant for the list. */
  const obey = (event: KeyboardEvent) => {
    const act = offered.length > 0 && !event.nativeEvent.isComposing ? acts[event.key] : undefined
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    event.preventDefault()
    event.stopPropagation()
    act()
    return true
  }
  return {
    sync,
    obey,
    leave: () => setBegun(undefined),
    attributes: mentions && attributesOf(id, offered.length > 0 ? active : undefined),
    list: mentions && <MentionList id={id} offered={offered} active={active} onTake={take} />,
  }
}

// A textarea may not be a combobox: it stays a text box of many lines, which has all else of one.
const attributesOf = (id: string, active: number | undefined) => ({
  'aria-autocomplete': 'list' as const,
  'aria-haspopup': 'listbox' as const,
  ...(active !== undefined && { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` }),
})
