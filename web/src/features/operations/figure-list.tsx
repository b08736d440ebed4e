import { say } from 'words:operations'
import type { ReactNode } from 'react'
import { LocalTime } from '../../platform/time/shown-time.tsx'

export type FigureRow = readonly [label: string, value: ReactNode]

/** Figures with their names. */
export function FigureList({ rows }: { rows: readonly (FigureRow | false)[] }) {
  return (
    <dl className="op-figures">
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export const at = (iso: string | null, without: string): ReactNode =>
  iso ? <LocalTime iso={iso} /> : without

export const yesNo = (is: boolean) => (is ? say('yes') : say('no'))
