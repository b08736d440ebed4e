import { say } from 'words:topic-map'
import type { MapTopic, Mastery } from '@callofcode/contract/topic-map/topic-map'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paths } from '../../platform/paths.ts'
import { classNames } from '../../platform/ui/class-names.ts'
import { layoutOf, linesOf, NODE, type Placed } from './map-layout.ts'

export interface MapProps {
  readonly topics: readonly MapTopic[]
  readonly reached: ReadonlyMap<string, Mastery>
  readonly next: string | undefined
}

/** Draws the map. The list contains the same in words. */
export function MapGraph({ topics, reached, next, isShown }: MapProps & { readonly isShown: boolean }) {
  const { width, height, nodes, edges } = layoutOf(topics)
  const begin = nodes.find(({ topic }) => topic.id === next) ?? nodes[0]
  const frame = useBeginAt(begin && begin.x + NODE.width / 2, isShown)
  const isDone = (id: string) => (reached.get(id)?.done ?? 0) > 0
  return (
    <nav className="map-graph" ref={frame} aria-label={say('title')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the links in it have names, and a title would cover them with a tooltip */}
      <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} width={width} height={height}>
        {edges.map(({ from, to, path }) => (
          <path
            key={`${from} ${to}`}
            className={classNames('map-edge', isDone(from) && 'on', to === next && 'aim')}
            d={path}
          />
        ))}
        {nodes.map((node) => (
          <Node
            key={node.topic.id}
            node={node}
            reached={reached.get(node.topic.id)}
            isNext={node.topic.id === next}
          />
        ))}
      </svg>
    </nav>
  )
}

/** Scrolls a drawing that is wider than the screen to the next topic, because its edge is empty. */
function useBeginAt(middle: number | undefined, isShown: boolean) {
  const frame = useRef<HTMLElement>(null)
  const isPlaced = useRef(false)
  useEffect(() => {
    const box = frame.current
    if (!isShown || !box || middle === undefined || isPlaced.current) return
    isPlaced.current = true
    box.scrollLeft = middle - box.clientWidth / 2
  }, [middle, isShown])
  return frame
}

interface NodeProps {
  readonly node: Placed
  readonly reached: Mastery | undefined
  readonly isNext: boolean
}

const BAR = 4
const INSET = 12

function Node({ node: { topic, x, y }, reached, isNext }: NodeProps) {
  const { id, title, questions } = topic
  const { done = 0, known = 0 } = reached ?? {}
  const full = NODE.width - 2 * INSET
  const share = (of: number) => Math.round((full * Math.min(of, questions)) / Math.max(1, questions))
  return (
    <Link
      className={classNames('map-node', done > 0 && 'begun', isNext && 'next')}
      to={paths.dsa}
      search={{ topic: id }}
      aria-label={
        reached
          ? say('nodeSays', { title, done, total: questions, known: Math.round(known) })
          : `${title} ${say('questions', { count: questions })}`
      }
    >
      <rect className="map-box" x={x} y={y} width={NODE.width} height={NODE.height} />
      <text className="map-title" y={y + 20}>
        {linesOf(title).map((line, at) => (
          <tspan key={line} x={x + INSET} dy={at * 15}>
            {`${line} `}
          </tspan>
        ))}
      </text>
      <text className="map-count" x={x + INSET} y={y + 52}>
        {reached ? `${done}/${questions}` : say('questions', { count: questions })}
      </text>
      <rect className="map-bar" x={x + INSET} y={y + 58} width={full} height={BAR} />
      <rect className="map-bar done" x={x + INSET} y={y + 58} width={share(done)} height={BAR} />
      <rect className="map-bar known" x={x + INSET} y={y + 58} width={share(known)} height={BAR} />
    </Link>
  )
}
