import { say } from 'words:report'
import type { Report } from '@callofcode/contract/report/report'
import { Link } from '@tanstack/react-router'
import { figure } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import { FigureTable, People } from './figure-table.tsx'
import { shortDay } from './report-days.ts'

/** The events of the period: seats, who signed up, who came, and how they found it. */
export const EventFigures = ({ report: { events, period } }: { report: Report }) => (
  <FigureTable
    title={say('events')}
    head={[
      say('event'),
      say('seats'),
      say('signedUp'),
      say('came'),
      say('guests'),
      say('rating'),
      say('certificates'),
    ]}
    empty={say('noEvents')}
    rows={events.map(({ _id, title, day, seats, signedUp, came, guests, rating, certificates }) => {
      const link = (key: 'signedUp' | 'came' | 'certificates', count: number) => (
        <People count={count} period={period} behind={{ figure: key, event: _id }} what={title} />
      )
      return [
        _id,
        <>
          <Link className="link" to={paths.event(_id)}>
            {title}
          </Link>{' '}
          <span className="small muted">{shortDay(day)}</span>
        </>,
        seats === null ? say('noLimit') : figure(seats),
        link('signedUp', signedUp),
        came === null ? say('notCounted') : link('came', came),
        figure(guests),
        rating === null ? say('tooFew') : figure(rating),
        link('certificates', certificates),
      ]
    })}
  />
)
