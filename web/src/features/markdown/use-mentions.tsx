import { say } from 'words:markdown'
import type { Nameable } from '@callofcode/contract/markdown/markdown'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../../platform/ui/person.tsx'
import { applyEdit } from './apply-edit.ts'
import { type Begun, mentionAt, nameIn } from './mention-at.ts'
import { type Mentions, useNameable } from './use-nameable.ts'

/** Offers members while a name is typed after an `@`. The textarea keeps the focus. Arrow keys move in the list. */
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
  /** Returns true if the key was handled by the list. */
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

// ARIA allows no combobox role on a textarea, so it stays a text box with these attributes.
const attributesOf = (id: string, active: number | undefined) => ({
  'aria-autocomplete': 'list' as const,
  'aria-haspopup': 'listbox' as const,
  ...(active !== undefined && { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` }),
})

interface MentionListProps {
  id: string
  offered: readonly Nameable[]
  active: number
  onTake: (one: Nameable) => void
}

/** The status element is always there: screen readers do not announce a new one. */
function MentionList(props: MentionListProps) {
  const found = props.offered.length
  return (
    <>
      <p className="sr" role="status">
        {found > 0 && say('mentionsFound', { found })}
      </p>
      {found > 0 && <Offered {...props} />}
    </>
  )
}

function Offered({ id, offered, active, onTake }: MentionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = offered[active]?.handle
  // Scroll the list into view if it opened below the screen, then the active item.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (shown) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div className="mention-list" ref={list} id={id} role="listbox" aria-label={say('members')}>
      {offered.map((one, at) => (
        <button
          type="button"
          key={one.handle}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Keep the focus and the caret in the textarea.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(one)}
        >
          <Avatar name={one.name} src={one.profilePhoto} size="small" decorative />
          <span>{one.name}</span>
          <span className="label plain">@{one.handle}</span>
        </button>
      ))}
    </div>
  )
}
