import { say } from 'words:markdown'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { applyEdit, replaceQuietly } from './apply-edit.ts'
import { block } from './edits.ts'
import { aroundWholes, firstWords, pictureLine, placeFor, placesIn } from './picture-lines.ts'
import { PictureUploads, type Upload } from './picture-uploads.ts'

const NONE: readonly Upload[] = []

/** A row under the editor: a picture that is not uploaded yet, or has no description yet. */
export interface PictureRow {
  readonly place: string
  /** Missing if the page was closed during the upload. */
  readonly upload?: Upload | undefined
}

export function usePictures(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  const { data: session } = useSession()
  const [refused, setRefused] = useState<string>()
  const [uploads] = useState(() => new PictureUploads((done) => area.current && putIn(area.current, done)))
  const list = useSyncExternalStore(uploads.subscribe, uploads.list, () => NONE)
  const rows = placesIn(text).map((place) => ({ place, upload: list.find((one) => one.place === place) }))
  const undescribed = list.filter((one) => one.phase === 'done' && text.includes(finished(one)))
  useEnds(uploads)
  useWaiting(area, rows.length, () => setRefused(say('picturesPending')))

  const add = (files: readonly File[]) => {
    if (!area.current || files.length === 0) return
    if (!session) return setRefused(say('signInForPictures'))
    setRefused(undefined)
    const places = insertPlaces(area.current, files)
    for (const [at, file] of files.entries()) uploads.add(places[at] ?? '', file)
  }
  const remove = (place: string) => {
    setRefused(undefined)
    uploads.remove(place)
    if (area.current) replaceQuietly(area.current, place, '')
  }
  return {
    rows,
    undescribed,
    refused: rows.length > 0 || refused === say('signInForPictures') ? refused : undefined,
    /** The reason why no picture can be added. */
    reason: session ? undefined : say('signInForPictures'),
    add,
    remove,
    retry: (place: string) => uploads.retry(place),
    /** Chooses a file for a placeholder whose file is lost. */
    choose: (place: string, file: File) => uploads.add(place, file),
    putIn: (upload: Upload) => area.current && putIn(area.current, upload),
    describe: (upload: Upload) => area.current && chooseWords(area.current, upload),
    forget: (place: string) => uploads.remove(place),
  }
}
export type Pictures = ReturnType<typeof usePictures>

const finished = ({ file, url = '' }: Upload) => pictureLine(firstWords(file.name), url)

function insertPlaces(area: HTMLTextAreaElement, files: readonly File[]): string[] {
  const places: string[] = []
  for (const { name } of files) places.push(placeFor(name, [area.value, ...places]))
  const lines = places.join('\n\n')
  applyEdit(area, (chosen) => {
    const edit = block(() => lines, lines)(aroundWholes(chosen))
    const end = edit.from + edit.insert.indexOf(lines) + lines.length
    return { ...edit, start: end, end }
  })
  return places
}

/** Replaces the placeholder by the picture. If the caret is still at the placeholder, the description is selected. */
function putIn(area: HTMLTextAreaElement, upload: Upload) {
  const { place } = upload
  const waiting =
    document.activeElement === area &&
    area.selectionStart === area.selectionEnd &&
    area.selectionEnd === area.value.indexOf(place) + place.length
  replaceQuietly(area, place, finished(upload))
  if (waiting) chooseWords(area, upload)
}

function chooseWords(area: HTMLTextAreaElement, upload: Upload) {
  const at = area.value.indexOf(finished(upload))
  if (at < 0) return
  area.focus()
  area.setSelectionRange(at + 2, at + 2 + firstWords(upload.file.name).length)
}

/** Retries lost uploads when the connection is back. Stops all uploads when the page is left. */
function useEnds(uploads: PictureUploads) {
  useEffect(() => {
    addEventListener('online', uploads.retryLost)
    return () => {
      removeEventListener('online', uploads.retryLost)
      uploads.stop()
    }
  }, [uploads])
}

/** Blocks the form while the text contains placeholders. */
function useWaiting(area: RefObject<HTMLTextAreaElement | null>, count: number, refuse: () => void) {
  const now = useRef({ count, refuse })
  useEffect(() => {
    now.current = { count, refuse }
  })
  useEffect(() => {
    const form = area.current?.form
    const stop = (event: Event) => {
      if (now.current.count === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      now.current.refuse()
      area.current?.focus()
    }
    form?.addEventListener('submit', stop, { capture: true })
    return () => form?.removeEventListener('submit', stop, { capture: true })
  }, [area])
}
