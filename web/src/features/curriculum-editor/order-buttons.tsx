import { say } from 'words:questions'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
// A bundle leaves out files that public.ts imports only for their effect. So the rows' styles come with their buttons.
import './curriculum-editor.css'

interface OrderButtonsProps {
  name: string
  at: number
  count: number
  /** The step: -1 is up, 1 is down. */
  onMove: (by: -1 | 1) => void
}

/** Moves a row up or down. At an end the button is off but not disabled, so that it keeps the focus. */
export function OrderButtons({ name, at, count, onMove }: OrderButtonsProps) {
  const pressed = useRef<Element>(null)
  // The browser drops the focus of a row that is drawn in another place. Whoever has left it stays where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is what the row is drawn in.
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement && document.activeElement === document.body)
      pressed.current.focus()
    pressed.current = null
  }, [at])
  const move = (by: -1 | 1) => {
    pressed.current = document.activeElement
    onMove(by)
  }
  return (
    <>
      <Button
        variant="ghost"
        square
        aria-label={say('moveUp', { name })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && move(-1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        variant="ghost"
        square
        aria-label={say('moveDown', { name })}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && move(1)}
      >
        <Icon name="down" />
      </Button>
    </>
  )
}

/** Returns the rows with one of them at another place. */
function reordered<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, at) => at !== from)
  const moved = rows.slice(from, from + 1)
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)]
}

/**
 * Returns the rows with one of them moved by a step. Pass the cached rows: drawn rows may be older than the last key press, and
 * would undo it.
 */
export function stepped<Row>(rows: readonly Row[], isOne: (row: Row) => boolean, by: -1 | 1): Row[] {
  const from = rows.findIndex(isOne)
  const to = from + by
  return from < 0 || to < 0 || to >= rows.length ? [...rows] : reordered(rows, from, to)
}
