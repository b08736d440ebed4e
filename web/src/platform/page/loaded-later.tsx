import { say } from 'words:parts'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { LoadFailed } from '../feedback/state-box.tsx'
import { wordsArrived } from '../language/loaded.ts'

/** Returns the name in the reader's language, which is unknown while the module is evaluated. */
const nameOf = (given: string | (() => string)) => (typeof given === 'string' ? given : given())

const LINES = [92, 100, 84] as const

/** Fetches a part with its words. A file that was lost is asked for once more, as the start of a page does (`start.ts`). */
async function arrive<Part>(load: () => Promise<Part>): Promise<Part> {
  const both = async () => {
    const part = await load()
    await wordsArrived()
    return part
  }
  return both().catch(both)
}

/**
 * Returns a part of a screen whose code is fetched when it is first shown, which keeps the screen small. The server's HTML does
 * not contain it. Within a line there is no room for a skeleton, so an `inline` part shows nothing until then.
 */
export function loadedLater<Props extends object>(
  given: string | (() => string),
  load: () => Promise<ComponentType<Props>>,
  { inline = false } = {},
) {
  let loaded: ComponentType<Props> | undefined

  return function LoadedLater(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    const begin = useCallback(async () => {
      setFailed(false)
      try {
        loaded = await arrive(load)
        setPart(() => loaded)
      } catch {
        setFailed(true)
      }
    }, [])
    useEffect(() => {
      if (!loaded) begin().catch(reportError)
    }, [begin])
    if (Part) return <Part {...props} />
    if (failed) return <LoadFailed title={say('lost', { name: nameOf(given) })} retry={begin} />
    if (inline) return null
    return (
      <Loading words={say('loading', { name: nameOf(given) })}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    )
  }
}

/** Returns a part that few readers need and no page waits for. It shows nothing until it is loaded. */
export function loadedQuietly<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return function LoadedQuietly(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      arrive(load).then((part) => {
        loaded = part
        setPart(() => part)
      }, reportError)
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
