import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../platform/api/client.ts'
import { sendPicture } from '../../markdown/public.ts'

interface Waiting {
  /** The number of the album. */
  readonly at: number
  readonly file: File
}
export interface FailedPicture extends Waiting {
  readonly reason: string
}

/** The pictures of a gallery on their way, one after another. What fails is kept with its reason, so nothing has to be chosen again. */
export function usePictureQueue(onSent: (at: number, url: string) => void) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [failed, setFailed] = useState<readonly FailedPicture[]>([])
  const sent = useRef(onSent)
  const list = useRef(waiting)
  useEffect(() => {
    sent.current = onSent
    list.current = waiting
  })
  const [next] = waiting
  useEffect(() => {
    if (!next) return
    let left = false
    const fail = (ended: readonly Waiting[], { message }: Error) =>
      setFailed((before) => [...before, ...ended.map((one) => ({ ...one, reason: message }))])
    sendPicture(next.file).then(
      (url) => {
        if (left) return
        sent.current(next.at, url)
        setWaiting((now) => now.slice(1))
      },
      (error: Error) => {
        if (left) return
        // Without a connection, or when the site takes no more for now, the others would fail alike.
        const isForAll = error instanceof CallError && [0, 429].includes(error.status)
        fail(isForAll ? list.current : [next], error)
        setWaiting((now) => (isForAll ? [] : now.slice(1)))
      },
    )
    return () => {
      left = true
    }
  }, [next])

  const add = (at: number, files: readonly File[], room: number, full: string) => {
    const all = files.map((file) => ({ at, file }))
    setWaiting((now) => [...now, ...all.slice(0, Math.max(0, room))])
    setFailed((before) => [
      ...before,
      ...all.slice(Math.max(0, room)).map((one) => ({ ...one, reason: full })),
    ])
  }
  const drop = (at: number) => setFailed((before) => before.filter((one) => one.at !== at))
  const retry = (at: number, room: number, full: string) => {
    const again = failed.filter((one) => one.at === at).map(({ file }) => file)
    drop(at)
    add(at, again, room, full)
  }
  return { waiting: waiting.length, failed, add, drop, retry }
}
export type PictureQueue = ReturnType<typeof usePictureQueue>
