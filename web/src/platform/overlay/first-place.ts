import { useEffect, useRef } from 'react'

const USABLE = ":not(:disabled, [type='hidden'], [inert] *)"
const PLACES = [
  `.body :is(input, textarea, select)${USABLE}`,
  `:is(.body, footer) :is(button, a[href])${USABLE}`,
]

/** Returns the element that gets the focus first in a dialog. Undefined if its content has none. */
export const firstPlace = (dialog: HTMLElement | null) =>
  PLACES.map((places) => dialog?.querySelector<HTMLElement>(places)).find((place) => place) ?? undefined

/**
 * Moves the focus in a dialog whose form is not ready at once, for example until its draft is read. Meanwhile the dialog itself
 * has the focus. It moves to the first place once there is one, unless the user has moved it.
 */
export function useFirstPlaceOnce(isReady: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const dialog = form.current?.closest<HTMLElement>('[role="dialog"]')
    if (!isReady || !dialog) return
    // The dialog takes the focus a frame after it opens.
    requestAnimationFrame(() => {
      const { activeElement: at } = document
      if (at === dialog || at === document.body || at?.matches(':disabled')) firstPlace(dialog)?.focus()
    })
  }, [isReady])
  return form
}
