import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const draw = (width = 40, height = 30, background = '#c62') =>
  sharp({ create: { width, height, channels: 3, background } })

export const blobOf = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type })

/** Returns a PNG of a signature: a wave of ink in the middle of a sheet. The ground may be transparent. */
export function signature({
  width = 600,
  height = 300,
  ink = [20, 30, 90],
  ground = [255, 255, 255, 255],
}: {
  width?: number
  height?: number
  ink?: readonly [number, number, number]
  ground?: readonly [number, number, number, number]
} = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at += 1) pixels.set(ground, at * 4)
  for (let x = Math.round(width / 4); x < (width * 3) / 4; x += 1) {
    const middle = Math.round(height / 2 + Math.sin((x * 20) / width) * (height / 8))
    for (let y = middle - 3; y <= middle + 3; y += 1) pixels.set([...ink, 255], (y * width + x) * 4)
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** Returns a JPEG with a location, and with a script after its end. */
export async function tellingJpeg(width?: number, height?: number): Promise<Buffer> {
  const taken = await draw(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .toBuffer()
  return Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>1</script></svg>'
/**
 * Files in other formats than JPEG, PNG or WebP, whatever their names. They are large enough for every use, so only the format is
 * wrong.
 */
export const strangers: [name: string, make: () => Buffer | Promise<Buffer>][] = [
  ['an SVG', () => Buffer.from(svg)],
  ['a GIF', () => draw(90, 90).gif().toBuffer()],
  ['a GIF that is a script too', () => Buffer.from('GIF89a=1;alert(1)//')],
  ['a TIFF', () => draw(90, 90).tiff().toBuffer()],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['nothing', () => Buffer.alloc(0)],
  ['a PNG that is only its first bytes', () => Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1')],
  ['half a JPEG', async () => (await draw(400, 400).jpeg().toBuffer()).subarray(0, 300)],
]

/** A picture of 256 megapixels in less than 300 kB. */
export const bomb = () => png(16_000, 16_000, deflateSync(Buffer.alloc(16_001 * 16_000), { level: 9 }))
/** A picture whose header promises more data than follows. */
export const liar = () => png(65_000, 65_000, deflateSync(Buffer.alloc(100)))

/** Returns a PNG with any size in its header. */
function png(width: number, height: number, data: Buffer) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc(named), named.length + 4)
  return whole
}

function crc(bytes: Buffer) {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}
