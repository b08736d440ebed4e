import { cloneElement, type ReactElement, useEffect, useState } from 'react'
import { useTipTarget } from './tip-target.ts'

type Popup = typeof import('./tooltip-popup.tsx').TooltipPopup

interface TooltipProps {
  text: string
  /** Shortcut: "Ctrl B". */
  keys?: string | undefined
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Set while the same text already shows beside it. */
  disabled?: boolean | undefined
  /** One button or link with an accessible name of its own, because a touch screen never shows the tooltip. */
  children: ReactElement
}

/** Marks its child. `TooltipLayer` shows the text. */
export function Tooltip({ text, keys, side = 'top', disabled = false, children }: TooltipProps) {
  if (disabled) return children
  const marks = { 'data-tip': text, 'data-tip-keys': keys, 'data-tip-side': side }
  return cloneElement(children as ReactElement<typeof marks>, marks)
}

/** Shows the tooltips of the whole page, one at a time. Its code is loaded with the first one. */
export function TooltipLayer() {
  const target = useTipTarget()
  const [Popup, setPopup] = useState<Popup>()
  const isWanted = target !== null
  useEffect(() => {
    // A failure is harmless, because the label of the element contains its name.
    if (isWanted)
      import('./tooltip-popup.tsx').then((one) => setPopup(() => one.TooltipPopup)).catch(() => undefined)
  }, [isWanted])
  return target && Popup && <Popup target={target} />
}
