/** Happens in the window when something is kept that is sent later, or could not be sent for now. */
export const WAITS = 'words-wait'

export const sayWaits = () => globalThis.dispatchEvent?.(new Event(WAITS))
