import { say } from 'words:report'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { figure } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import { reachable } from '../../platform/ui/reachable.ts'
import type { Behind, ReportSearch } from './report-days.ts'

interface FigureTableProps {
  title: string
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
  /** In place of a table without rows. */
  empty: string
  children?: ReactNode
}

/** A small table of figures with its heading. */
export function FigureTable({ title, head, rows, empty, children }: FigureTableProps) {
  const id = useId()
  return (
    <div className="report-part">
      <h2 className="card-title" id={id}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <section className="table-wrap" {...reachable} aria-labelledby={id}>
          <table className="table report-table">
            <thead>
              <tr>
                {head.map((name, at) => (
                  <th key={name} scope="col" className={at > 0 ? 'r' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([key, name, ...cells]) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={head[at + 1]} className="r">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {children}
    </div>
  )
}

interface PeopleProps {
  count: number
  period: ReportSearch
  behind: Behind
  /** For screen readers. */
  what: string
}

/** A figure that opens the people behind it. */
export const People = ({ count, period, behind: { figure: figureName, ...narrowed }, what }: PeopleProps) =>
  count === 0 ? (
    figure(0)
  ) : (
    <Link
      className="link"
      to={paths.reportPeople(figureName)}
      search={{ from: period.from, to: period.to, ...narrowed }}
      aria-label={say('openPeople', { count: figure(count), what })}
    >
      {figure(count)}
    </Link>
  )
