import { curveOf, HEIGHT, WIDTH } from './curve.ts'
import './curve.css'
import './explained.css'

interface CurveProps {
  readonly values: readonly number[]
  /** The content of the curve in words. */
  readonly label: string
}

export function Curve({ values, label }: CurveProps) {
  const { line, area, last } = curveOf(values)
  return (
    <svg
      className="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="curve-area" d={area} />
      <path className="curve-line" d={line} />
      <path className="curve-last" d={last} />
    </svg>
  )
}
