import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { say } from './questions-words.ts'
// A bundle leaves out what public.ts imports for its effect alone: the rows' looks come with their buttons.
import './curriculum-editor.css'

interface OrderButtonsProps {
  name: string
  at: number
  count: number
  onMove: (to: number) => void
}

/** Off, but not disabled: a row that has arrived at an end keeps the focus on its button. */
export function OrderButtons({ name, at, count, onMove }: OrderButtonsProps) {
  const move = (to: number) => {
    onMove(to)
    // The browser drops the focus of a row that it draws in another place.
    const button = document.activeElement
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus())
  }
  return (
    <>
      <Button
        variant="ghost"
        square
        aria-label={say('moveUp', { name })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && move(at - 1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        variant="ghost"
        square
        aria-label={say('moveDown', { name })}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && move(at + 1)}
      >
        <Icon name="down" />
      </Button>
    </>
  )
}

/** The rows with one of them in another place. */
export function reordered<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, at) => at !== from)
  const moved = rows.slice(from, from + 1)
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)]
}
