import { say } from 'words:explain'
import type { Growth as Grown } from '@callofcode/content/growth'
import { Explained } from '../../platform/chart/figure-card.tsx'
import { readerLocale } from '../../platform/language/reader.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { type Fitted, fittedAt, type Growth } from './fit.ts'
import { GrowthCurve } from './growth-curve.tsx'
import type { Measured } from './measure.ts'

interface GrowthResultProps {
  slug: string
  grown: Grown
  measured: Measured
  growth: Growth
}

/** Shows the curve, the same data as a table and as a file, and how it was measured. */
export function GrowthResult({ slug, grown, measured, growth }: GrowthResultProps) {
  const { points, stoppedAt } = measured
  const drawn = growth.kind === 'clear' ? growth.best : undefined
  return (
    <>
      <p className="small muted">
        {say('sizeExplained', { n: grown.n, code: (inside) => <code>{inside}</code> })}
        {stoppedAt !== undefined && ` ${say('stoppedAt', { n: stoppedAt })}`}{' '}
        <Explained title={say('growth')} csv={csvOf(measured, growth)} file={`${slug}-growth.csv`}>
          {say('howMeasured', { sizes: points.length })}
        </Explained>
      </p>
      {points.length > 1 && <GrowthCurve points={points} fitted={drawn} />}
      <details className="curve-table">
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('table')}
        </summary>
        <PointTable points={points} fitted={drawn} />
        {growth.fits.length > 0 && <FitTable fits={growth.fits} />}
      </details>
    </>
  )
}

interface PointTableProps {
  points: Measured['points']
  fitted: Fitted | undefined
}

function PointTable({ points, fitted }: PointTableProps) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">n</th>
          <th scope="col">{say('fuel')}</th>
          {fitted && <th scope="col">{say('asFitted', { model: fitted.model })}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ n, fuel }) => (
          <tr key={n}>
            <th scope="row">{counted(n)}</th>
            <td>{counted(fuel)}</td>
            {fitted && <td>{counted(Math.round(fittedAt(fitted, n)))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FitTable({ fits }: { fits: readonly Fitted[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{say('model')}</th>
          <th scope="col">{say('off')}</th>
        </tr>
      </thead>
      <tbody>
        {fits.map(({ model, error }) => (
          <tr key={model}>
            <th scope="row">{model}</th>
            <td>{share(error)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const counted = (many: number) => many.toLocaleString(readerLocale())
const share = (part: number) =>
  part.toLocaleString(readerLocale(), { style: 'percent', maximumFractionDigits: 1 })

/** Returns the address of a CSV file. It is made here, because no server has the measured data. */
function csvOf({ points }: Measured, growth: Growth): string {
  const head = ['n', 'fuel', ...growth.fits.map(({ model }) => `fitted ${model}`)]
  const rows = points.map(({ n, fuel }) => [
    n,
    fuel,
    ...growth.fits.map((fit) => Math.round(fittedAt(fit, n))),
  ])
  const text = [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  // Excel recognises UTF-8 only by this mark.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`
}
