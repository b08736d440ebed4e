import { say } from 'words:trace'
import type { State } from '@callofcode/judge/trace-states'
import { useMemo } from 'react'
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
import { indexPairs } from './index-pairs.ts'
import { type Figure, type Pointer, sceneOf } from './scene.ts'
import type { Chain } from './scene-nodes.ts'
import { TraceFrames } from './trace-frames.tsx'
import { Grid } from './trace-grid.tsx'
import { TraceTree } from './trace-tree.tsx'
import './trace-figures.css'

/** Draws the heap, with the simple values of each call beside it. */
export function TraceDrawing({ state, source }: { state: State; source: string }) {
  const pairs = useMemo(() => indexPairs(source), [source])
  const { figures, tags } = useMemo(() => sceneOf(state, pairs), [state, pairs])
  return (
    <div className="trace-drawing">
      {figures.length > 0 && (
        <ul className="trace-figures" aria-label={say('drawing')}>
          {figures.map((figure) => (
            <TraceFigure key={figure.id} figure={figure} tags={tags} />
          ))}
        </ul>
      )}
      <TraceFrames state={state} only={({ cell }) => typeof cell === 'string'} />
    </div>
  )
}

/** Draws one object of the heap, with the names of the variables that hold it. */
function TraceFigure({ figure, tags }: { figure: Figure; tags: Tags }) {
  switch (figure.kind) {
    case 'cells':
      return <Cells figure={figure} tags={tags} />
    case 'grid':
      return <Grid figure={figure} tags={tags} />
    case 'chain':
      return <LinkedList figure={figure} tags={tags} />
    case 'tree':
      return <TraceTree figure={figure} tags={tags} />
    default:
      return <Table figure={figure} tags={tags} />
  }
}

function Cells({ figure, tags }: { figure: Figure & { kind: 'cells' }; tags: Tags }) {
  const { cells, pointers, size } = figure
  const said = pointers.map(({ name, at }) => `${name} at ${at}`).join(', ')
  const cut = size - cells.length
  return (
    <FigureBox
      label={`${namesOf(figure, tags)}: ${wordsIn(cells) || 'empty'}${said && `; ${said}`}`}
      head={<Head figure={figure} tags={tags} />}
    >
      <div className="trace-cells">
        {pointersAt(pointers, -1).length > 0 && <Slot pointers={pointers} at={-1} />}
        {placed(cells).map(({ at, ...cell }) => (
          <div className="trace-cell" key={at}>
            <span className="trace-index">{at}</span>
            <Value cell={cell} aimed={pointersAt(pointers, at).length > 0} />
            <Under pointers={pointers} at={at} />
          </div>
        ))}
        {size === 0 && <span className="muted small">{say('empty')}</span>}
        {cut > 0 && <span className="muted small">{say('more', { cut })}</span>}
        {pointersAt(pointers, size).length > 0 && <Slot pointers={pointers} at={size} />}
      </div>
    </FigureBox>
  )
}

/** Draws a position outside: before the first cell or after the last. */
function Slot({ pointers, at }: { pointers: readonly Pointer[]; at: number }) {
  return (
    <div className="trace-cell is-outside">
      <span className="trace-index">{at}</span>
      <span className="trace-value" />
      <Under pointers={pointers} at={at} />
    </div>
  )
}

function Table({ figure, tags }: { figure: Figure & { kind: 'table' | 'set' }; tags: Tags }) {
  const head = <Head figure={figure} tags={tags} />
  const label = namesOf(figure, tags)
  if (figure.kind === 'set')
    return (
      <FigureBox label={`${label}: ${wordsIn(figure.cells) || 'empty'}`} head={head}>
        <div className="trace-set">
          {placed(figure.cells).map(({ at, ...cell }) => (
            <Value key={at} cell={cell} />
          ))}
          {figure.size === 0 && <span className="muted small">{say('empty')}</span>}
          {figure.size > figure.cells.length && <span className="muted small">…</span>}
        </div>
      </FigureBox>
    )
  const said = figure.entries.map(([key, { words }]) => `${key}: ${words}`).join(', ')
  return (
    <FigureBox label={`${label}: ${said || 'empty'}`} head={head}>
      <table className="trace-table">
        <tbody>
          {placed(figure.entries.map(([key, cell]) => ({ key, cell }))).map(({ key, cell, at }) => (
            <tr key={at}>
              <th scope="row">{key}</th>
              <td>
                <Value cell={cell} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {figure.entries.length === 0 && <span className="muted small">{say('empty')}</span>}
      {figure.size > figure.entries.length && (
        <p className="muted small">{say('moreEntries', { size: figure.size - figure.entries.length })}</p>
      )}
    </FigureBox>
  )
}

function LinkedList({ figure, tags }: { figure: Chain & { id: string }; tags: Tags }) {
  const { nodes, end } = figure
  const said = nodes
    .map(({ id, words }) => [words, ...(tags.get(id) ?? []).map(({ name }) => name)].join(' '))
    .join(' → ')
  return (
    <FigureBox
      label={say('linkedListLabel', { said })}
      head={<span className="label plain">{say('linkedList')}</span>}
    >
      <div className="trace-chain">
        {nodes.map((node) => (
          <div className="trace-node" key={node.id}>
            <Value cell={node} aimed={tags.get(node.id)?.some(({ outer }) => !outer) ?? false} />
            <span className="trace-names">
              <TagNames tags={tags.get(node.id)} />
            </span>
          </div>
        ))}
        <span className="trace-end-of">{endOf(end, nodes, tags)}</span>
      </div>
    </FigureBox>
  )
}

function endOf(end: Chain['end'], nodes: Chain['nodes'], tags: Tags): string {
  if (end === 'end') return '∅'
  if (end === 'more') return '…'
  const back = nodes.find(({ id }) => id === end.to)
  if (back) return `↩ ${back.words}`
  return `→ ${tags.get(end.to)?.[0]?.name ?? say('aNodeAbove')}`
}
