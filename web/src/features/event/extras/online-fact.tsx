import type { EventPage } from '@callofcode/contract/event'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { insideOf, registrationOf } from '../event-queries.ts'
import { say } from '../event-words.ts'

/** Where it is joined online, for those who are going and for admins; how to get there for everybody else. */
export function OnlineFact({ event, open }: { event: EventPage; open: boolean }) {
  const { data: session } = useSession()
  const isMember = Boolean(session?.role)
  const { data: inside } = useQuery({ ...insideOf(event._id), enabled: isMember })
  const { data: seat } = useQuery({ ...registrationOf(event._id), enabled: isMember })
  const link = inside?.data.meetingLink
  if (link)
    return <ExternalLink href={link}>{say('joinAt', { hostname: new URL(link).hostname })}</ExternalLink>
  if (!open) return say('itCouldBeJoined')
  if (seat?.data.state === 'waiting') return say('theLinkIsShown')
  return isMember ? say('theLinkIsShown2') : say('membersWhoRegisterSee')
}
