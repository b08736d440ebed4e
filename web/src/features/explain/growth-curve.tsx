import { say } from 'words:explain'
import { readerLocale } from '../../platform/language/reader.ts'
import { type Fitted, fittedAt, type Point } from './fit.ts'
import '../../platform/chart/curve.css'

const WIDTH = 320
const HEIGHT = 128
const EDGE = 4
const STEPS = 48

interface GrowthCurveProps {
  points: readonly Point[]
  fitted: Fitted | undefined
}

/** Draws the fuel over the size: the measured points as dots, and the model through them. */
export function GrowthCurve({ points, fitted }: GrowthCurveProps) {
  const widest = points.at(-1)?.n ?? 1
  const at = (one: number) => fitted && fittedAt(fitted, one)
  const highest = Math.max(...points.map(({ fuel }) => fuel), at(widest) ?? 0)
  const place = (n: number, fuel: number) => [
    round(EDGE + (n / widest) * (WIDTH - EDGE * 2)),
    round(HEIGHT - EDGE - (fuel / highest) * (HEIGHT - EDGE * 2)),
  ]
  const first = points[0]?.n ?? 0
  const line = Array.from({ length: STEPS + 1 }, (_, step) => {
    const n = first + ((widest - first) * step) / STEPS
    return place(n, at(n) ?? 0).join(' ')
  })
  const words = (many: number) => many.toLocaleString(readerLocale())
  return (
    <>
      <svg
        className="growth-curve"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('curve', { n: words(widest), fuel: words(points.at(-1)?.fuel ?? 0) })}
      >
        {fitted && <path d={`M${line.join('L')}`} />}
        {points.map(({ n, fuel }) => {
          const [x, y] = place(n, fuel)
          return <circle key={n} cx={x} cy={y} r="3" />
        })}
      </svg>
      <p className="curve-span label plain">
        <span>n = {words(first)}</span>
        <span>
          n = {words(widest)}, {say('fuel')} {words(points.at(-1)?.fuel ?? 0)}
        </span>
      </p>
    </>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
