import { say } from 'words:parts'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Curve } from './curve.tsx'
import { Explained } from './explained.tsx'
import type { Rows } from './save-rows.ts'

export { Explained }

interface FigureCardProps {
  /** The id of the heading. */
  readonly id: string
  readonly title: string
  /** The main figure and its unit. */
  readonly now: string
  readonly unit: string
  /** The curve and its description. Undefined if there is too little to draw. */
  readonly curve?: { readonly values: readonly number[]; readonly label: string } | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The table: its two headings, and its rows. */
  readonly heads: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
  /** Explains how the figure is counted. */
  readonly children: ReactNode
  /** The file with the same figures: its address, or its name and rows, header first, if no server has it. */
  readonly csv: string | { readonly file: string; readonly rows: () => Rows }
}

/** Shows a statistic as a figure, a curve, a table and a file. An explanation of the count is one press away. */
export function FigureCard(props: FigureCardProps) {
  const { id, title, now, unit, curve, from, to, heads, rows, children, csv } = props
  return (
    <section className="figure-card" aria-labelledby={id}>
      <div className="label title-line">
        <h2 id={id}>{title}</h2>
        <Explained title={title} {...(typeof csv === 'string' ? { csv } : csv)}>
          {children}
        </Explained>
      </div>
      <p className="curve-now">
        <span className="figure">{now}</span> <span className="small muted">{unit}</span>
      </p>
      {curve && <Curve {...curve} />}
      {curve && (
        <p className="curve-span label plain">
          <span>{from}</span>
          <span>{to}</span>
        </p>
      )}
      <details className="curve-table">
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('figureTable', { title, sr })}
        </summary>
        <table className="table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>
