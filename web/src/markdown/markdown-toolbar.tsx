import { type KeyboardEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tooltip, TooltipGroup } from '../ui/tooltip.tsx'
import { type Command, commands } from './commands.ts'

interface MarkdownToolbarProps {
  /** Id of the textarea. */
  controls: string | undefined
  onCommand: (command: Command) => void
}

/** One stop for the Tab key; arrows, Home and End move inside. */
export function MarkdownToolbar({ controls, onCommand }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = targetOf(event.key, current, commands.length)
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <TooltipGroup>
      <div
        className="md-tools"
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        onKeyDown={move}
      >
        {commands.map((command, at) => (
          <Tooltip
            key={command.label}
            text={command.label}
            keys={command.key && `Ctrl ${command.key.toUpperCase()}`}
          >
            <Button
              variant="ghost"
              size="dense"
              square
              aria-label={command.label}
              aria-keyshortcuts={command.key && `Control+${command.key.toUpperCase()}`}
              tabIndex={at === current ? 0 : -1}
              onFocus={() => setCurrent(at)}
              onClick={() => onCommand(command)}
            >
              <Icon name={command.icon} />
            </Button>
          </Tooltip>
        ))}
      </div>
    </TooltipGroup>
  )
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
