import { encode } from 'uqr'

/** Draws a QR code as an SVG path, row by row, with the quiet zone that scanners need. */
export function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((cells, y) => runs(cells).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size, path: rows.join('') }
}

/** Returns where each run of dark cells begins, and its length. */
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
