import { type ComponentType, useEffect, useState } from 'react'
import { wordsArrived } from '../language/loaded.ts'

/** Returns a part that few readers need and no page waits for. It shows nothing until it is loaded. */
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
