import { say } from 'words:member-page'
import type { MemberPage, Writing } from '@callofcode/contract/member/member-page'
import { Link } from '@tanstack/react-router'
import { Explained } from '../../../platform/chart/explained.tsx'
import { perLocale } from '../../../platform/language/reader.ts'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { MoreOfList } from '../../../platform/page/more-of-list.tsx'
import { Sheet } from '../../../platform/page/person.tsx'
import { paths } from '../../../platform/paths.ts'
import { isAdmin, useSession } from '../../../platform/session/session.ts'
import { LocalDate } from '../../../platform/time/shown-time.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { buttonClass } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { Avatar } from '../../../platform/ui/person.tsx'
import { lastYear, YearCell } from '../../curriculum/public.ts'
import { ExplainedFigures } from '../../figures/public.ts'
import { MemberHandles } from '../handles/member-handles.tsx'
import { FIELD_LABELS } from '../profile/profile-fields.ts'
import { MuteMember } from '../relation/mute-member.tsx'
import { MemberGroups } from './member-groups.tsx'
import { Solved } from './solved.tsx'

interface MemberFactsProps {
  page: MemberPage
  search: { readonly as?: string; readonly cursor?: string }
}

/** A member as this reader may see them. */
export function MemberFacts({ page, search }: MemberFactsProps) {
  const { solved, activity, writings, events, handles, thanks, groups } = page
  return (
    <>
      <MemberCard page={page} />
      {activity && (
        <section className="debrief member-year" aria-label={say('activity')}>
          <YearCell
            days={lastYear(new Map(activity.days.map(({ date, count }) => [date, count])), activity.today)}
            explained={
              <ExplainedFigures
                of="memberDays"
                title={say('activity')}
                rows={() => [['Day', 'Problems'], ...activity.days.map(({ date, count }) => [date, count])]}
                file="days.csv"
              />
            }
          />
        </section>
      )}
      {handles && <MemberHandles handles={handles} />}
      {groups && <MemberGroups groups={groups} />}
      {solved && <Solved solved={solved} />}
      {events && <Events events={events} />}
      {thanks && <Thanks count={thanks} />}
      {writings && <Writings page={page} writings={writings} search={search} />}
    </>
  )
}

const badges = {
  get admin() {
    return say('admin')
  },
  get manager() {
    return say('manager')
  },
  get alumni() {
    return say('alumni')
  },
} as const

function MemberCard({
  page: { name, handle, own, profilePhoto, badge, year, joined, about, links, handles },
}: {
  page: MemberPage
}) {
  return (
    <section className="id-card aim" aria-labelledby="member-name">
      <Avatar name={profilePhoto ? say('photoText', { name }) : name} src={profilePhoto} size="big" />
      <div className="id-t">
        <p className="label">
          <b>{say('member')}</b>
          {year && say('passout', { year })}
          {joined &&
            say('joined', {
              joined: monthOf(joined),
              time: (inside) => <time dateTime={joined}>{inside}</time>,
            })}
        </p>
        <h1 className="title large" id="member-name">
          {name}
        </h1>
        {badge && <Badge variant="boxed">{badges[badge]}</Badge>}
        {about && <p className="bio member-about">{about}</p>}
        <MemberLinks links={links} handles={handles} />
      </div>
      <ManageLink name={name} />
      {!own && (
        <MuteMember name={name} handle={handle} moderates={badge === 'admin' || badge === 'manager'} />
      )}
    </section>
  )
}

const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const monthOf = (iso: string) => month().format(new Date(iso))

/** Links admins to the member in their list. This page shows admins the same as other members. */
function ManageLink({ name }: { name: string }) {
  const { data: session } = useSession()
  if (!isAdmin(session)) return null
  return (
    <div className="id-e">
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.members} search={{ q: name }}>
        {say('manage')}
      </Link>
    </div>
  )
}

function Events({ events: { count, data } }: { events: NonNullable<MemberPage['events']> }) {
  return (
    <Sheet title={say('eventsTitle')}>
      <p className="member-sum">
        <span className="figure">{count}</span> <span className="muted">{say('eventSum', { count })}</span>
      </p>
      {data.length > 0 && (
        <ul className="member-writings">
          {data.map(({ id, title, date }) => (
            <li key={id}>
              <Icon name="calendar" />
              <Link to={paths.event(id)}>{title}</Link>
              <p className="label plain">
                <LocalDate iso={date} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

const kinds = {
  blog: { word: 'blog', icon: 'book' },
  experience: { word: 'interviewExperience', icon: 'briefcase' },
  thread: { word: 'thread', icon: 'forum' },
} as const

interface WritingsProps extends MemberFactsProps {
  writings: NonNullable<MemberPage['writings']>
}

function Writings({ page: { handle }, writings: { data, nextCursor }, search }: WritingsProps) {
  return (
    <Sheet title={say('writings')}>
      {data.length === 0 ? (
        <p className="muted small member-none">{say('noWritings')}</p>
      ) : (
        <ul className="member-writings">
          {data.map((writing) => (
            <WritingRow key={`${writing.kind}-${writing.id}`} writing={writing} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.member(handle)} search={search} next={nextCursor} things={say('writings')} />
    </Sheet>
  )
}

function WritingRow({ writing: { kind, id, title, date } }: { writing: Writing }) {
  const { word, icon } = kinds[kind]
  return (
    <li>
      <Icon name={icon} />
      <WritingLink kind={kind} id={id} title={title} />
      <p className="label plain">
        {say(word)}, <LocalDate iso={date} />
      </p>
    </li>
  )
}

function WritingLink({ kind, id, title }: Pick<Writing, 'kind' | 'id' | 'title'>) {
  if (kind === 'blog') return <Link to={paths.article(id)}>{title}</Link>
  if (kind === 'thread') return <Link to={paths.thread(id)}>{title}</Link>
  // An experience has no screen of its own. The link filters the list by it.
  return (
    <Link to={paths.experiences} search={{ q: title.replace(', ', ' ') }}>
      {title}
    </Link>
  )
}

/** Shows the links of a profile. If the account on a site is shown, its link is left out, because the account shows more. */
function MemberLinks({ links, handles }: Pick<MemberPage, 'links' | 'handles'>) {
  const shown = (links ?? []).filter(({ site }) => !handles?.some((one) => one.site === site))
  if (shown.length === 0) return null
  return (
    <ul className="member-links" aria-label={say('links')}>
      {shown.map(({ site, address }) => (
        <li key={site}>
          <ExternalLink href={address} rel="me noopener noreferrer">
            {FIELD_LABELS[site]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** Shows how often the member was thanked for an answer. A press explains it. */
function Thanks({ count }: { count: number }) {
  const title = say('thanksTitle')
  return (
    <Sheet
      title={title}
      explained={
        <Explained title={title} rows={() => [['Thanks'], [count]]} file="thanks.csv">
          {say('thanksMean')}
        </Explained>
      }
    >
      <p className="member-sum">
        <span className="figure">{count}</span> <span className="muted">{say('thanksCount', { count })}</span>
      </p>
    </Sheet>
  )
}
