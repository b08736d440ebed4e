import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import './tooltip.css'

const DELAY = 700
const SKIP_WITHIN = 300

/** Tooltips inside share a clock: within 300 ms of one closing, the next shows at once. Wrap the page in one. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={DELAY} timeout={SKIP_WITHIN}>
      {children}
    </Base.Provider>
  )
}

interface TooltipProps {
  text: ReactNode
  /** Shortcut: "Ctrl B". */
  keys?: string | undefined
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Set while the same text already shows beside it. */
  disabled?: boolean | undefined
  /** One button or link, with an accessible name of its own: a touch screen never shows the tooltip. */
  children: ReactElement
}

export function Tooltip({ text, keys, side = 'top', disabled = false, children }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} delay={DELAY} />
      <Base.Portal>
        <Base.Positioner className="tip-at" side={side} sideOffset={8}>
          <Base.Popup className="tip" role="tooltip">
            {text}
            {keys && <kbd>{keys}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
