import { say } from 'words:trace'
import {
  FigureBox,
  Head,
  namesOf,
  placed,
  pointersAt,
  TagNames,
  type Tags,
  Under,
  Value,
  wordsIn,
} from './figure-box.tsx'
import type { Figure } from './scene.ts'

/** Draws rows of simple values, with the variables that point to a row or a column. */
export function Grid({ figure, tags }: { figure: Figure & { kind: 'grid' }; tags: Tags }) {
  const { rows, down, across, size } = figure
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columns = placed(Array.from({ length: widest }, () => ({})))
  const isAimed = (row: number, column: number) =>
    pointersAt(down, row).length > 0 && pointersAt(across, column).length > 0
  const said = [...down, ...across].map(({ name, at }) => `${name} at ${at}`).join(', ')
  return (
    <FigureBox
      label={`${namesOf(figure, tags)}: ${rows.map(({ cells }) => wordsIn(cells)).join('; ')}${said && `; ${said}`}`}
      head={<Head figure={figure} tags={tags} />}
    >
      <table className="trace-grid">
        <tbody>
          <tr>
            <td />
            {columns.map(({ at }) => (
              <td key={at} className="trace-index">
                {at}
              </td>
            ))}
          </tr>
          {rows.map(({ id, cells, size: length }, row) => (
            <tr key={id}>
              <td className="trace-side">
                <TagNames tags={tags.get(id)} />
                {pointersAt(down, row).map(({ name }) => (
                  <span key={name} className="trace-pointer">
                    {name}
                  </span>
                ))}
                <span className="trace-index">{row}</span>
              </td>
              {placed(cells).map(({ at, ...cell }) => (
                <td key={at}>
                  <Value cell={cell} aimed={isAimed(row, at)} />
                </td>
              ))}
              {length > cells.length && (
                <td className="muted small">{say('moreCells', { count: length - cells.length })}</td>
              )}
            </tr>
          ))}
          {across.length > 0 && (
            <tr>
              <td />
              {columns.map(({ at }) => (
                <td key={at}>
                  <Under pointers={across} at={at} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {size > rows.length && <p className="muted small">{say('moreRows', { size: size - rows.length })}</p>}
    </FigureBox>
  )
}
