import { say } from 'words:markdown'
import { limits } from '@callofcode/contract/limits'
import { PICTURE_TYPES, pictureMessages, uploadPicture } from '@callofcode/contract/markdown/markdown'
import type { Transport } from '@callofcode/contract/page'
import { CallError, call } from '../../platform/api/client.ts'
import { told } from '../../platform/language/told.ts'

type UploadPhase = 'sending' | 'failed' | 'done'

/** The upload of one picture. `place` is its placeholder in the text. */
export interface Upload {
  readonly place: string
  readonly file: File
  readonly phase: UploadPhase
  /** From 0 to 1. */
  readonly sent: number
  /** The reason of the failure. */
  readonly reason?: string
  /** There was no response, so another try may succeed. */
  readonly lost?: boolean
  readonly url?: string
}

/** Returns why a file cannot be uploaded. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return told(pictureMessages.kind)
  return size > limits.photoBytes ? told(pictureMessages.size) : undefined
}

/** The uploads of one editor. They run one after another, because on a slow connection two at once would both be late. */
export class PictureUploads {
  #uploads: readonly Upload[] = []
  #listeners = new Set<() => void>()
  #sending = new Map<string, AbortController>()
  #turn: Promise<unknown> = Promise.resolve()
  readonly #onDone: (upload: Upload) => void

  constructor(onDone: (upload: Upload) => void) {
    this.#onDone = onDone
  }

  list = () => this.#uploads
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(place: string, file: File) {
    const reason = refusalOf(file)
    const begun: Upload = { place, file, phase: reason ? 'failed' : 'sending', sent: 0 }
    this.#uploads = [...this.#uploads.filter((one) => one.place !== place), begun]
    this.#change(place, reason ? { reason } : {})
    if (!reason) this.#queue(place, file)
  }

  retry(place: string) {
    const upload = this.#uploads.find((one) => one.place === place)
    if (upload) this.add(place, upload.file)
  }

  retryLost = () => {
    for (const { place, lost } of this.#uploads) if (lost) this.retry(place)
  }

  remove(place: string) {
    this.#sending.get(place)?.abort()
    this.#uploads = this.#uploads.filter((one) => one.place !== place)
    this.#tell()
  }

  stop() {
    for (const sending of this.#sending.values()) sending.abort()
  }

  #queue(place: string, file: File) {
    const giveUp = new AbortController()
    this.#sending.set(place, giveUp)
    this.#turn = this.#turn.then(() => this.#send(place, file, giveUp.signal))
  }

  async #send(place: string, file: File, signal: AbortSignal) {
    if (signal.aborted) return
    const body = new FormData()
    body.append('file', file, 'picture')
    const transport = uploadTransport((sent) => this.#change(place, { sent }))
    try {
      const { data } = await call(uploadPicture, { body }, { transport, signal })
      this.#change(place, { phase: 'done', url: data.url })
      const done = this.#uploads.find((one) => one.place === place)
      if (done) this.#onDone(done)
    } catch (error) {
      if (!signal.aborted) this.#change(place, { phase: 'failed', ...whyOf(error) })
    } finally {
      this.#sending.delete(place)
    }
  }

  #change(place: string, news: Partial<Upload>) {
    this.#uploads = this.#uploads.map((one) => (one.place === place ? { ...one, ...news } : one))
    this.#tell()
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

function whyOf(error: unknown): Pick<Upload, 'reason' | 'lost'> {
  if (!(error instanceof CallError)) throw error
  if (error.status === 413 && error.said.values?.size === undefined)
    return { reason: told(pictureMessages.size) }
  return { reason: error.message, lost: error.status === 0 }
}

/** Like `fetch`, but reports upload progress from 0 to 1, which `fetch` cannot do. */
const uploadTransport =
  (onProgress: (share: number) => void): Transport =>
  (path, { method = 'POST', body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      request.responseType = 'text'
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('The upload did not arrive.'))
      request.onabort = () => reject(new DOMException(say('uploadGivenUp'), 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof FormData ? body : null)
    })
