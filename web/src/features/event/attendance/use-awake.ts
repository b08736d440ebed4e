import { useEffect } from 'react'

/**
 * Keeps the screen on while this is shown, where the browser can. The browser ends the lock when the page is hidden, so it is
 * requested again.
 */
export function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState === 'visible') lock = await navigator.wakeLock?.request('screen')
    }
    // A phone that saves power refuses: the screen then goes dark as always.
    const ask = () => void hold().catch(() => undefined)
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      lock?.release().catch(() => undefined)
    }
  }, [])
}
