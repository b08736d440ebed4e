import type { EventPage } from '@callofcode/contract/event'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { insideOf, registrationOf } from '../event-queries.ts'

/** Where it is joined online, for those who are going and for admins; how to get there for everybody else. */
export function OnlineFact({ event, open }: { event: EventPage; open: boolean }) {
  const { data: session } = useSession()
  const isMember = Boolean(session?.role)
  const { data: inside } = useQuery({ ...insideOf(event._id), enabled: isMember })
  const { data: seat } = useQuery({ ...registrationOf(event._id), enabled: isMember })
  const link = inside?.data.meetingLink
  if (link) return <ExternalLink href={link}>Join at {new URL(link).hostname}</ExternalLink>
  if (!open) return 'It could be joined online.'
  if (seat?.data.state === 'waiting') return 'The link is shown here once a seat is yours.'
  return isMember
    ? 'The link is shown here once you are registered.'
    : 'Members who register see the link here.'
}
