import { say } from 'words:organiser'
import { nameOf as placeName } from 'words:shell'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useSession } from '../../platform/session/session.ts'
import { LastAnnouncement } from '../announcement/public.ts'
import { ClubCurves } from './club-curves.tsx'
import { DeskLights } from './desk-lights.tsx'
import { deskGroupsFor } from './desk-places.ts'
import { EventsTable, UnansweredTable } from './desk-tables.tsx'
import { SeasonRow, UnseenTable } from './desk-year.tsx'
import { FirstSteps } from './first-steps.tsx'
import { clubHomeOf, hasClubHome, loadDesk } from './organiser-queries.ts'
import { WaitingTable } from './waiting-table.tsx'
import './organiser.css'

export const head = () => ({ title: titled(placeName('Desk')), unlisted: true })

export const load = ({ client, session }: PagePlace) => loadDesk(client, session)

/** The start page of organisers: what waits and the week ahead first, then the season, links to their pages, and figures. */
export function Page() {
  const { data: session = null } = useSession()
  const { data, isError, refetch, isFetching } = useQuery({ ...clubHomeOf, enabled: hasClubHome(session) })
  const home = data?.data
  return (
    <main id="main" className="page desk">
      <ListHead title={placeName('Desk')} />
      {home?.lights && <DeskLights lights={home.lights} />}
      {!home && isError && (
        <LoadFailed title={say('clubFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      <section className="desk-grid desk-now" aria-label={say('yourClub')}>
        <WaitingTable />
        {home?.events && <EventsTable events={home.events} />}
      </section>
      {home?.season && <SeasonRow season={home.season} />}
      {home && (
        <div className="desk-grid">
          {home.unanswered && <UnansweredTable unanswered={home.unanswered} />}
          {home.announcement && <LastAnnouncement announcement={home.announcement} />}
          {home.unseen && <UnseenTable unseen={home.unseen} />}
        </div>
      )}
      {home?.firstSteps && <FirstSteps done={home.firstSteps} />}
      <nav className="desk-groups" aria-label={say('pagesOfOrganisers')}>
        {deskGroupsFor(session).map(({ label, places }) => (
          <section key={label} aria-labelledby={`desk-${label}`}>
            <h2 className="label" id={`desk-${label}`}>
              {placeName(label)}
            </h2>
            <ul className="desk-places">
              {places.map(({ label: name, to, hash, search }) => (
                <li key={name}>
                  <Link to={to} {...(hash && { hash })} {...(search && { search })}>
                    {placeName(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {home?.weeks && <ClubCurves weeks={home.weeks} />}
    </main>
  )
}
