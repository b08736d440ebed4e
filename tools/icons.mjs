// Draws the icons that must be bitmaps from tools/mark.svg: `node tools/icons.mjs` writes web/public/.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp')
const out = new URL('../web/public/', import.meta.url)
const mark = await readFile(new URL('mark.svg', import.meta.url))
const GROUND = '#0b0f15'

/** Returns the mark on its background. `side` is in pixels. `share` is the mark's part of it, 0 to 1. */
async function icon(side, share = 1) {
  const size = Math.round(side * share)
  const drawn = await sharp(mark, { density: size * 3 })
    .resize(size, size)
    .png()
    .toBuffer()
  const edge = Math.round((side - size) / 2)
  const square = { create: { width: side, height: side, channels: 3, background: GROUND } }
  return sharp(square)
    .composite([{ input: drawn, left: edge, top: edge }])
    .png({ palette: true, colours: 32 })
    .toBuffer()
}

/** Returns an .ico file with one PNG. Feed readers and old browsers request it by default. */
function ico(png, side) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const files = {
  'icon-180.png': await icon(180, 0.9),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  // Phones crop this icon to a circle or another shape, so only the middle 80 % is always visible.
  'icon-maskable-512.png': await icon(512, 0.75),
  'favicon.ico': ico(await icon(32), 32),
}
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, out), bytes)
  console.log(name, bytes.length)
}
