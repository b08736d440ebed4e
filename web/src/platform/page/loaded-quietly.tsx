import { type ComponentType, useEffect, useState } from 'react'
import { wordsArrived } from '../language/loaded.ts'

/** A part that few readers get, and that nobody waits for: nothing stands in its place before. */
export function loadedQuietly<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return function LoadedQuietly(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then(async (part) => {
        await wordsArrived()
        loaded = part
        setPart(() => part)
      }, reportError)
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
