import { useEffect, useRef } from 'react'

const USABLE = ":not(:disabled, [type='hidden'], [inert] *)"
const PLACES = [
  `.body :is(input, textarea, select)${USABLE}`,
  `:is(.body, footer) :is(button, a[href])${USABLE}`,
]

/** Where focus begins in a dialog; undefined where its content has no place for it. */
export const firstPlace = (dialog: HTMLElement | null) =>
  PLACES.map((places) => dialog?.querySelector<HTMLElement>(places)).find((place) => place) ?? undefined

/**
 * For a form in a dialog that cannot be used at once, say until its draft is read. Meanwhile the dialog itself has the
 * focus; it goes to the first place once there is one, unless somebody has moved it.
 */
export function useFirstPlaceOnce(isReady: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const dialog = form.current?.closest<HTMLElement>('[role="dialog"]')
    if (!isReady || !dialog) return
    // The dialog takes the focus a frame after it is there.
    requestAnimationFrame(() => {
      const { activeElement: at } = document
      if (at === dialog || at === document.body || at?.matches(':disabled')) firstPlace(dialog)?.focus()
    })
  }, [isReady])
  return form
}
