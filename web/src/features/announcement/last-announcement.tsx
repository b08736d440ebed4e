import { say } from 'words:organiser'
import type { LastAnnouncement as Last } from '@callofcode/contract/organiser/organiser'
import { Link } from '@tanstack/react-router'
import { Scale } from '../../platform/chart/scale.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { mailsWords, toldWords } from './announced-words.ts'

/** Shows admins how far the last announcement is: its mails, or those whom the site told. */
export function LastAnnouncement({ announcement }: { announcement: Last }) {
  const { _id, title, publishedAt, told, isTold, mails } = announcement
  return (
    <section className="desk-card" aria-labelledby="last-announcement">
      <h2 className="label" id="last-announcement">
        {say('lastAnnouncement')}
      </h2>
      <p className="desk-sum">
        <Link className="link" to={paths.manageAnnouncement(_id)}>
          {title}
        </Link>
      </p>
      {mails && <Scale thin value={mails.sent} total={Math.max(1, mails.total)} />}
      <p className="small">{mails ? mailsWords(mails) : toldWords({ told, isGoingOn: !isTold })}</p>
      {publishedAt && (
        <p className="small muted">
          <LocalTime iso={publishedAt} />
        </p>
      )}
    </section>
  )
}
