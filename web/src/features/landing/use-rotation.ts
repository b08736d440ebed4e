import { useEffect, useState } from 'react'

/** Steps through `count` places, one every `milliseconds`, and starts again after the last. */
export function useRotation(count: number, milliseconds: number) {
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(true)

  // The server cannot know who asked for less motion; nothing has moved yet when this is read.
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setRunning(false)
  }, [])
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setAt((before) => (before + 1) % count), milliseconds)
    return () => clearInterval(timer)
  }, [running, count, milliseconds])

  return { at, running, toggle: () => setRunning((before) => !before) }
}
