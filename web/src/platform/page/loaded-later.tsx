import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { LoadFailed } from '../feedback/state-box.tsx'
import { wordsArrived } from '../language/loaded.ts'
import { say } from '../language/parts-words.ts'

/** What several screens load later. Other parts have their name in the words of their feature. */
type Part =
  | 'scanner'
  | 'code'
  | 'checkIn'
  | 'form'
  | 'feedback'
  | 'question'
  | 'thanks'
  | 'setUp'
  | 'codes'
  | 'note'
  | 'notes'
  | 'hints'
  | 'editorial'
  | 'reports'
  | 'discussion'
  | 'submissions'
  | 'audience'
  | 'reactions'

/** In the language of the reader, which is not known when the module is evaluated. */
const nameOf = (given: Part | (() => string)) =>
  typeof given === 'string' ? say('partName', { part: given }) : given()

const LINES = [92, 100, 84] as const

/**
 * A part of a screen whose code is fetched when it is first shown, so that the screen itself weighs no more. It is not
 * in the HTML of the server.
 */
export function loadedLater<Props extends object>(
  given: Part | (() => string),
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined

  return function LoadedLater(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    const begin = useCallback(async () => {
      setFailed(false)
      try {
        const arrived = await load()
        await wordsArrived()
        loaded = arrived
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
    return (
      <Loading words={say('loading', { name: nameOf(given) })}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    )
  }
}
