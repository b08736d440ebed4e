import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { LoadFailed } from '../feedback/state-box.tsx'

const LINES = [92, 100, 84] as const

/**
 * A part of a screen whose code is fetched when it is first shown, so that the screen itself weighs no more. It is not
 * in the HTML of the server.
 */
export function loadedLater<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return function LoadedLater(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    const begin = useCallback(async () => {
      setFailed(false)
      try {
        loaded = await load()
        setPart(() => loaded)
      } catch {
        setFailed(true)
      }
    }, [])
    useEffect(() => {
      if (!loaded) begin().catch(reportError)
    }, [begin])
    if (Part) return <Part {...props} />
    if (failed) return <LoadFailed title={`The ${name} did not arrive.`} retry={begin} />
    return (
      <Loading words={`Loading ${name}...`}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    )
  }
}
