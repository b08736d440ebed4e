import { type RefObject, useEffect, useRef } from 'react'
import { qrReader } from './read-qr.ts'

/** Milliseconds between two frames, and pixels of the longer side. Both suffice for a phone at arm's length. */
const PAUSE = 120
const SIDE = 720

export type CameraTrouble = 'refused' | 'missing' | 'insecure'

/** Shows the camera in a video, and hands on each code in sight. The camera is released when the screen is left. */
export function useCamera(
  onCode: (text: string) => void,
  onTrouble: (trouble: CameraTrouble) => void,
): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null)
  const handOn = useRef({ onCode, onTrouble })
  handOn.current = { onCode, onTrouble }
  useEffect(() => {
    const stop = new AbortController()
    run(video.current, stop.signal, (text) => handOn.current.onCode(text)).catch((error) => {
      if (!stop.signal.aborted) handOn.current.onTrouble(troubleOf(error))
    })
    return () => stop.abort()
  }, [])
  return video
}

function troubleOf(error: unknown): CameraTrouble {
  if (!isSecureContext) return 'insecure'
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing'
}

async function run(video: HTMLVideoElement | null, signal: AbortSignal, onCode: (text: string) => void) {
  if (!video) return
  const wanted = { audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } }
  const [stream, read] = await Promise.all([navigator.mediaDevices.getUserMedia(wanted), qrReader()])
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', letGo)
  if (signal.aborted) return letGo()
  video.srcObject = stream
  await video.play().catch(() => undefined)
  const frame = document.createElement('canvas')
  while (!signal.aborted) {
    if (drawFrame(video, frame)) {
      const text = await read(frame)
      if (text !== undefined && !signal.aborted) onCode(text)
    }
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}

/** Returns false while there is no picture. */
function drawFrame(video: HTMLVideoElement, frame: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return false
  const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight))
  frame.width = Math.round(videoWidth * scale)
  frame.height = Math.round(videoHeight * scale)
  frame.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, frame.width, frame.height)
  return true
}
