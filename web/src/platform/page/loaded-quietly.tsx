import { type ComponentType, useEffect, useState } from 'react'

/** A part that few readers get, and that nobody waits for: nothing stands in its place before. */
export function loadedQuietly<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return function LoadedQuietly(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then((part) => {
        loaded = part
        setPart(() => part)
      }, reportError)
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
