import { say } from 'words:trace'
import { classNames } from '../../platform/ui/class-names.ts'
import { FigureBox } from './figure-box.tsx'
import type { Scene } from './scene.ts'
import type { Tree } from './scene-nodes.ts'

const [ACROSS, DOWN, EDGE, RADIUS] = [44, 64, 34, 17]
const LETTER = 7.5

/** Draws a tree. The names of variables are below their nodes. */
export function TraceTree({ figure, tags }: { figure: Tree & { id: string }; tags: Scene['tags'] }) {
  const { nodes, whole } = figure
  const widest = Math.max(...nodes.map(({ words }) => words.length))
  const across = Math.max(ACROSS, Math.min(12, widest) * LETTER + 18)
  const x = (column: number) => EDGE + column * across
  const y = (row: number) => RADIUS + 4 + row * DOWN
  const width = 2 * EDGE + Math.max(...nodes.map(({ column }) => column)) * across
  const height = y(Math.max(...nodes.map(({ row }) => row))) + RADIUS + 26
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const namesOf = (id: number) => (tags.get(id) ?? []).map(({ name }) => name).join(' ')
  const said = nodes.map(({ id, words }) => `${words} ${namesOf(id)}`.trim()).join(', ')
  return (
    <FigureBox
      label={say('tree', { order: figure.order, said })}
      head={<span className="label plain">{say('treeHead', { value: !whole ? 'yes' : 'no' })}</span>}
    >
      <svg
        className="trace-tree"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {nodes.map(({ id, parent, column, row }) => {
          const over = parent === undefined ? undefined : byId.get(parent)
          return over && <line key={id} x1={x(over.column)} y1={y(over.row)} x2={x(column)} y2={y(row)} />
        })}
        {nodes.map(({ id, words, column, row, changed }) => {
          const aimed = tags.get(id)?.some(({ outer }) => !outer)
          const half = Math.max(RADIUS, (Math.min(12, words.length) * LETTER) / 2 + 7)
          return (
            <g key={id} className={classNames('trace-spot', changed && 'is-changed', aimed && 'is-aimed')}>
              <rect
                x={x(column) - half}
                y={y(row) - RADIUS}
                width={2 * half}
                height={2 * RADIUS}
                rx={RADIUS}
              />
              <text x={x(column)} y={y(row)}>
                {words.slice(0, 12)}
              </text>
              <text className="trace-spot-names" x={x(column)} y={y(row) + RADIUS + 12}>
                {tags.get(id)?.map(({ name, outer }) => (
                  <tspan key={name} className={outer ? 'is-outer' : undefined}>
                    {` ${name} `}
                  </tspan>
                ))}
              </text>
            </g>
          )
        })}
      </svg>
    </FigureBox>
  )
}
