interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (given: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Reads the QR code in a frame. Returns undefined if the frame has none. */
export type ReadFrame = (frame: HTMLCanvasElement) => Promise<string | undefined>

/** Returns the browser's own reader if it has one. Other browsers load the package. */
export async function qrReader(): Promise<ReadFrame> {
  const own = await ownReader()
  if (own) return own
  const { decodeQR } = await import('qr/decode.js')
  return async (frame) => {
    const context = frame.getContext('2d', { willReadFrequently: true })
    if (!context) return undefined
    const { width, height } = frame
    try {
      return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data })
    } catch {
      return undefined
    }
  }
}

async function ownReader(): Promise<ReadFrame | undefined> {
  const { BarcodeDetector: Known } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    if (!Known || !(await Known.getSupportedFormats()).includes('qr_code')) return undefined
    const detector = new Known({ formats: ['qr_code'] })
    return async (frame) => (await detector.detect(frame).catch(() => []))[0]?.rawValue
  } catch {
    return undefined
  }
}
