import type { ReactNode } from 'react'
import { say } from '../language/parts-words.ts'
import { Icon } from '../ui/icon.tsx'
import { Curve } from './curve.tsx'

interface FigureCardProps {
  /** Of the heading. */
  readonly id: string
  readonly title: string
  /** The figure that matters, and what it counts. */
  readonly now: string
  readonly unit: string
  /** The curve and what it shows in words; none where there is too little to draw. */
  readonly curve?: { readonly values: readonly number[]; readonly label: string } | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The table: its two headings, and its rows. */
  readonly heads: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
  /** How it is counted. */
  readonly children: ReactNode
  /** The file with the same figures. */
  readonly csv: string
}

/** A statistic as a figure, a curve, a table and a file; how it is counted is one press away. */
export function FigureCard(props: FigureCardProps) {
  const { id, title, now, unit, curve, from, to, heads, rows, children, csv } = props
  return (
    <section className="figure-card" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
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
          {say('tableOf', { title, sr })}
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
      <Explained title={title} csv={csv}>
        {children}
      </Explained>
    </section>
  )
}

interface ExplainedProps {
  /** What is explained. */
  readonly title: string
  /** The file with the figures, where there is one. */
  readonly csv?: string | undefined
  /** What the file is called; by its address by default. */
  readonly file?: string
  readonly children: ReactNode
}

/** How figures are counted, behind one press, and the figures as a file. */
export function Explained({ title, csv, file, children }: ExplainedProps) {
  return (
    <>
      <details className="curve-table explained">
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('howCounted', { title, sr })}
        </summary>
        <div className="small muted">{children}</div>
      </details>
      {csv && (
        <p className="figure-file">
          <a className="link" href={csv} download={file ?? true}>
            CSV<span className="sr"> {say('ofFigure', { title })}</span>
          </a>
        </p>
      )}
    </>
  )
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>
