import { nameOf as placeName, say } from 'words:shell'
import { limits } from '@callofcode/contract/limits'
import { getReviewDay } from '@callofcode/contract/review/review'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { read } from '../../platform/api/read.ts'
import { allWaiting, waitingCounts } from '../../platform/api/read-again.ts'
import { figure, upTo } from '../../platform/language/reader.ts'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { type Session, useSession } from '../../platform/session/session.ts'
import { BrandWords, useBrandLabel } from '../../platform/ui/brand.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { useLogout } from './leave-site.ts'
import { entryOf, groupsFor, type SidebarEntry } from './sidebar-links.ts'

import '../../platform/navigation/sidebar.css'

interface SidebarPartProps {
  /** Shows icons only. */
  rail?: boolean | undefined
  /** Called when a link is followed, also the link to the current page. */
  onFollow?: (() => void) | undefined
}

interface SidebarProps extends SidebarPartProps {
  path: string
  /** The sidebar is expanded on a tablet, where it starts as a rail. */
  expandedOnTablet?: boolean | undefined
}

export function Sidebar({ path, rail = false, expandedOnTablet = false, onFollow }: SidebarProps) {
  const { data: session = null } = useSession()
  const { membersOnly: closed } = useClub()
  const groups = groupsFor(session, closed)
  const current = entryOf(path, groups)
  const nav = useRef<HTMLElement>(null)
  // In a low window the current entry may be hidden, so it is scrolled into view. `scrollIntoView` does not fit: the first Tab
  // would then start at the entry instead of the top.
  useEffect(() => {
    const entry = current && nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!entry || !nav.current) return
    const [list, box] = [nav.current.getBoundingClientRect(), entry.getBoundingClientRect()]
    // In whole pixels, as browsers scroll: a part of one would stay hidden.
    nav.current.scrollTop +=
      Math.ceil(Math.max(0, box.bottom - list.bottom)) + Math.floor(Math.min(0, box.top - list.top))
  }, [current])
  return (
    <aside
      className={classNames('side', rail && 'rail', expandedOnTablet && 'expanded')}
      aria-label={say('mainSidebar')}
    >
      <Link className="brand" to={paths.home} aria-label={useBrandLabel()} onClick={onFollow}>
        <BrandWords />
      </Link>
      <nav ref={nav} aria-label={say('main')}>
        {groups.map(({ label, entries }) => (
          <Fragment key={label}>
            <p className="label">{placeName(label)}</p>
            {entries.map((entry) => {
              const Entry = counted[entry.to] ?? SidebarLink
              const isCurrent = entry === current
              return (
                <Entry key={entry.to} entry={entry} current={isCurrent} rail={rail} onFollow={onFollow} />
              )
            })}
          </Fragment>
        ))}
      </nav>
      <SidebarFoot path={path} session={session} rail={rail} onFollow={onFollow} />
    </aside>
  )
}

interface SidebarLinkProps extends SidebarPartProps {
  entry: SidebarEntry
  current: boolean
  /** The count as a number and in words. */
  count?: Counted | undefined
}
interface Counted {
  readonly number: string
  readonly words: string
}

function SidebarLink({ entry, current, count, rail, onFollow }: SidebarLinkProps) {
  const { to, icon } = entry
  const label = placeName(entry.label)
  return (
    <Tooltip text={label} side="right" disabled={!rail}>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={current ? 'page' : undefined}
        // The collapsed sidebar does not show the label.
        aria-label={count ? count.words : label}
        onClick={onFollow}
      >
        <Icon name={icon} />
        <span className="t">{label}</span>
        {/* A space comes first, so that the accessible name contains the visible text. */}
        {count && (
          <>
            {' '}
            <span className="n">{count.number}</span>
          </>
        )}
      </Link>
    </Tooltip>
  )
}

/** Shows how many decisions wait. The number is left out if it cannot be read. */
function DeskLink(props: SidebarLinkProps) {
  const { data: all } = useQuery({ ...waitingCounts, select: ({ data }) => allWaiting(data) })
  if (!all) return <SidebarLink {...props} />
  const number = upTo(limits.waiting, all)
  const words = say('waiting', { label: placeName(props.entry.label), count: number })
  return <SidebarLink {...props} count={{ number, words }} />
}

/** Reads the number of reviews left today. Each finished review reads it again. */
const dueToday = { ...read(getReviewDay, {}, { quiet: true }), staleTime: 300_000 }

function ReviewsLink(props: SidebarLinkProps) {
  const { data: count } = useQuery({ ...dueToday, select: ({ data }) => data.due.length })
  if (!count) return <SidebarLink {...props} />
  const words = say('dueToday', { label: placeName(props.entry.label), count })
  return <SidebarLink {...props} count={{ number: figure(count), words }} />
}

const counted: Readonly<Record<string, typeof SidebarLink>> = {
  [paths.desk]: DeskLink,
  [paths.reviews]: ReviewsLink,
}

/** Shows the signed-in member, settings and logout. Visitors see the login. */
function SidebarFoot({
  path,
  session,
  rail,
  onFollow,
}: SidebarPartProps & { path: string; session: Session | null }) {
  return (
    <div className="end">
      {session ? (
        <>
          <Tooltip text={session.name} side="right" disabled={!rail}>
            <Link className="me" to={paths.profile} onClick={onFollow}>
              <Avatar name={session.name} src={session.photo} decorative />
              <span className="t" aria-hidden="true">
                {session.name}
              </span>
              <span className="sr">{say('ownProfile', { name: session.name })}</span>
            </Link>
          </Tooltip>
          <Tooltip text={say('settings')} side="right" disabled={!rail}>
            <Link className="out" to={paths.settings} aria-label={say('settings')} onClick={onFollow}>
              <Icon name="settings" />
              <span className="t">{say('settings')}</span>
            </Link>
          </Tooltip>
          <LogoutButton rail={rail} />
        </>
      ) : (
        <Tooltip text={say('signIn')} side="right" disabled={!rail}>
          <SignInLink
            className="out"
            aria-label={say('signIn')}
            next={path ? undefined : paths.dashboard}
            onClick={onFollow}
          >
            <Icon name="user" />
            <span className="t">{say('signIn')}</span>
          </SignInLink>
        </Tooltip>
      )}
    </div>
  )
}

function LogoutButton({ rail }: SidebarPartProps) {
  const { isPending, mutate } = useLogout()
  return (
    <Tooltip text={say('logout')} side="right" disabled={!rail}>
      <button
        className="out"
        type="button"
        aria-label={say('logout')}
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        <Icon name="logout" />
        <span className="t">{say('logout')}</span>
      </button>
    </Tooltip>
  )
}
