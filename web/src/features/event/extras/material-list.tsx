import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { insideOf } from '../event-queries.ts'

/** Lists slides, recordings and the like. Members also see those for members only. */
export function MaterialList({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  const isMember = Boolean(session?.role)
  const { data } = useQuery({ ...insideOf(event._id), enabled: isMember })
  if (!event.hasMaterials) return null
  const inside = isMember ? data?.data.materials : undefined
  const shown = inside ?? event.materials.map((one) => ({ ...one, shownTo: 'everyone' as const }))
  const hidden = inside ? 0 : event.materialsForMembers
  return (
    <section className="event-part" aria-labelledby="materials-title">
      <h2 className="head" id="materials-title">
        {say('materials')}
      </h2>
      <ul className="event-materials">
        {shown.map(({ title, link, shownTo }) => (
          <li key={link + title}>
            <ExternalLink href={link}>{title}</ExternalLink>
            <span className="small muted">{new URL(link).hostname}</span>
            {shownTo === 'members' && <Badge icon="lock">{say('members')}</Badge>}
          </li>
        ))}
      </ul>
      {hidden > 0 && !isMember && (
        <p className="small muted">{say(shown.length > 0 ? 'moreLinks' : 'onlyLinks', { count: hidden })}</p>
      )}
    </section>
  )
}
