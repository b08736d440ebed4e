/** Gives a field that was pressed too early its focus, unless the reader has gone elsewhere meanwhile. */
export function focusOnceReady(field: HTMLElement) {
  const form = field.closest('[inert]')
  const focus = () => document.activeElement === document.body && field.focus()
  if (!form) return void focus()
  const watch = new MutationObserver(() => {
    watch.disconnect()
    focus()
  })
  watch.observe(form, { attributeFilter: ['inert'] })
}
