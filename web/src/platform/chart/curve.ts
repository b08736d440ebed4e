export const WIDTH = 200
export const HEIGHT = 56
/** Room for half of the line's width. */
const EDGE = 2

interface Drawn {
  readonly line: string
  readonly area: string
  /** The last value as a short upright mark. */
  readonly last: string
}

/** Returns a curve above zero, as paths in a box of WIDTH and HEIGHT. */
export function curveOf(values: readonly number[]): Drawn {
  const top = Math.max(0, ...values)
  const stepX = values.length > 1 ? (WIDTH - EDGE * 2) / (values.length - 1) : 0
  const x = (at: number) => round(values.length > 1 ? EDGE + at * stepX : WIDTH - EDGE)
  const y = (value: number) => round(HEIGHT - EDGE - (top === 0 ? 0 : (value / top) * (HEIGHT - EDGE * 2)))
  // A single week is drawn as a level line.
  const points =
    values.length === 1
      ? [`${EDGE} ${y(values[0] ?? 0)}`, `${x(0)} ${y(values[0] ?? 0)}`]
      : values.map((value, at) => `${x(at)} ${y(value)}`)
  const line = `M${points.join('L')}`
  const end = y(values.at(-1) ?? 0)
  return {
    line,
    area: `${line}L${WIDTH - EDGE} ${HEIGHT}L${EDGE} ${HEIGHT}Z`,
    last: `M${WIDTH - EDGE} ${end}L${WIDTH - EDGE} ${HEIGHT}`,
  }
}

const round = (value: number) => Math.round(value * 100) / 100
