import { encode } from 'uqr'

/** A QR code as the path of an SVG: one row of dark cells after the other, with the quiet zone that scanners need. */
export function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((cells, y) => runs(cells).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size, path: rows.join('') }
}

/** Where each run of dark cells begins, and how long it is. */
function runs(cells: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  cells.forEach((dark, at) => {
    const last = found.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === at) last[1]++
    else found.push([at, 1])
  })
  return found
}
