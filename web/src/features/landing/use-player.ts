import { useEffect, useState } from 'react'

const EVERY = 900

export interface Player {
  readonly at: number
  readonly count: number
  /** False until the scripts run. Before that the controls do nothing. */
  readonly ready: boolean
  readonly playing: boolean
  readonly go: (to: number) => void
  /** Starts or pauses, and restarts after the last step. It never starts by itself. */
  readonly play: () => void
}

/** Returns the player for `count` steps. */
export function usePlayer(count: number): Player {
  const [at, setAt] = useState(0)
  const [ready, setReady] = useState(false)
  const [wanted, setWanted] = useState(false)
  const playing = wanted && at < count - 1

  useEffect(() => {
    setReady(true)
  }, [])
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setAt(at + 1), EVERY)
    return () => clearTimeout(timer)
  }, [playing, at])

  const go = (to: number) => {
    setWanted(false)
    setAt(Math.max(0, Math.min(count - 1, to)))
  }
  const play = () => {
    if (at === count - 1) setAt(0)
    setWanted(!playing)
  }
  return { at, count, ready, playing, go, play }
}
