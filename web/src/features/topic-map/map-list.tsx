import { say } from 'words:topic-map'
import type { MapTopic, Mastery } from '@callofcode/contract/topic-map/topic-map'
import { Link } from '@tanstack/react-router'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import type { MapProps } from './map-graph.tsx'

/** Shows the map in words: each topic with its prerequisites, in learning order. */
export function MapList({ topics, reached, next }: MapProps) {
  const titles = new Map(topics.map(({ id, title }) => [id, title]))
  return (
    <ol className="rows map-list" aria-label={say('title')}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <div>
            <p>
              <Link className="row-title" to={paths.dsa} search={{ topic: topic.id }}>
                {topic.title}
              </Link>{' '}
              {topic.id === next && (
                <Badge tone="selected" icon="arrow">
                  {say('next')}
                </Badge>
              )}
            </p>
            <p className="small muted">{beforeWords(topic, titles)}</p>
          </div>
          <Reached topic={topic} reached={reached.get(topic.id)} />
        </li>
      ))}
    </ol>
  )
}

function beforeWords({ requires }: MapTopic, titles: ReadonlyMap<string, string>): string {
  const before = requires.flatMap((id) => titles.get(id) ?? [])
  return before.length === 0 ? say('beginsHere') : say('comesAfter', { before: before.join(', ') })
}

function Reached({ topic: { questions }, reached }: { topic: MapTopic; reached: Mastery | undefined }) {
  if (!reached) return <p className="small muted">{say('questions', { count: questions })}</p>
  const { done, known, firm, accepted } = reached
  return (
    <div className="map-reached">
      <ProgressShare done={done} total={questions} />
      {done > 0 && (
        <p className="small muted">{say('reached', { known: Math.round(known), firm, accepted })}</p>
      )}
    </div>
  )
}
