import { useEffect, useState } from 'react'

const DELAY = 700
/** Milliseconds after a tooltip closes during which the next one shows at once. */
const SKIP_WITHIN = 300

const markedAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

/** Returns the element whose tooltip shows: the pointer has rested on it, or the keyboard has moved to it. */
export function useTipTarget(): HTMLElement | null {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    followTips(setShown, ended.signal)
    return () => ended.abort()
  }, [])
  return shown
}

function followTips(setShown: (target: HTMLElement | null) => void, signal: AbortSignal) {
  let shown: HTMLElement | null = null
  let under: HTMLElement | null = null
  let closedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (target: HTMLElement | null) => {
    clearTimeout(timer)
    if (shown && !target) closedAt = Date.now()
    shown = target
    setShown(target)
  }
  const point = ({ target, pointerType }: PointerEvent) => {
    const marked = pointerType === 'touch' ? null : markedAround(target)
    if (marked === under) return
    under = marked
    show(null)
    if (marked) timer = setTimeout(show, Date.now() - closedAt < SKIP_WITHIN ? 0 : DELAY, marked)
  }
  const focus = ({ target }: FocusEvent) => {
    const marked = markedAround(target)
    if (marked?.matches(':focus-visible')) show(marked)
  }
  const hide = () => show(null)
  addEventListener('pointerover', point, { signal })
  document.documentElement.addEventListener('pointerleave', hide, { signal })
  addEventListener('focusin', focus, { signal })
  for (const name of ['focusout', 'pointerdown', 'click', 'scroll'] as const)
    addEventListener(name, hide, { signal, capture: true })
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
