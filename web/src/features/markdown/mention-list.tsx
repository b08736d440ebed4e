import type { Nameable } from '@callofcode/contract/mention'
import { useEffect, useRef } from 'react'
import { Avatar } from '../../platform/ui/avatar.tsx'

interface MentionListProps {
  id: string
  offered: readonly Nameable[]
  active: number
  onTake: (one: Nameable) => void
}

/** The status stands there before there is anything to say: a new one would not be heard. */
export function MentionList(props: MentionListProps) {
  const found = props.offered.length
  return (
    <>
      <p className="sr" role="status">
        {found > 0 && `${found === 1 ? '1 member' : `${found} members`}. Arrows choose, Enter takes.`}
      </p>
      {found > 0 && <Offered {...props} />}
    </>
  )
}

function Offered({ id, offered, active, onTake }: MentionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = offered[active]?.handle
  // Opened below the edge of the screen, as much of it as fits comes up, and then what is chosen.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [])
  useEffect(() => {
    if (shown) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div className="mention-list" ref={list} id={id} role="listbox" aria-label="Members">
      {offered.map((one, at) => (
        <button
          type="button"
          key={one.handle}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The textarea keeps the focus, and its caret.
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
