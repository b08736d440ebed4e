import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { byline, MemberLink } from '../../member/public.ts'

/** Lists the speakers in the order of the organisers. */
export function SpeakerList({ event: { speakers } }: { event: EventPage }) {
  if (speakers.length === 0) return null
  return (
    <section className="event-part" aria-labelledby="speakers-title">
      <h2 className="head" id="speakers-title">
        {speakers.length === 1 ? say('speaker') : say('speakers')}
      </h2>
      <ul className="event-people">
        {speakers.map(({ name, about, link, page }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list never moves
          <li key={at}>
            <p className="card-title">
              <MemberLink page={page}>{byline(name)}</MemberLink>
            </p>
            {about && <p className="small muted">{about}</p>}
            {link && (
              <p className="small">
                <ExternalLink href={link}>{new URL(link).hostname}</ExternalLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
