import { listCompleted } from '@callofcode/contract/curriculum'
import { getProfile } from '@callofcode/contract/member'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { BrandMark, brandLabel } from '../../platform/ui/brand.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ThemeToggle } from '../../platform/ui/theme.tsx'
import { PaletteButton } from '../shell/public.ts'
import { useActivityEarly } from './profile-activity.tsx'
import { ProfileScreen } from './profile-screen.tsx'

import './profile.css'

export const head = () => ({ title: titled('Profile'), unlisted: true })

export const load = ({ client }: PagePlace) =>
  Promise.all([client.prefetchQuery(read(getProfile, {})), client.prefetchQuery(read(listCompleted, {}))])

export function Page() {
  const { data, isError, refetch } = useQuery(read(getProfile, {}))
  useActivityEarly()
  const profile = data?.users[0]
  return (
    <>
      <SkipLink />
      <ProfileBar />
      {profile ? (
        <ProfileScreen key={profile._id} profile={profile} />
      ) : (
        <main id="main" className="wrap prof">
          <h1 className="sr">Profile</h1>
          {isError ? <ProfileFailed retry={() => void refetch()} /> : <ProfileLoading />}
        </main>
      )}
    </>
  )
}

function ProfileLoading() {
  return (
    <Loading words="Loading profile...">
      <div className="id-card" aria-hidden="true">
        <Skeleton size="disc" />
        <div className="skels">
          <Skeleton width={45} size="tall" />
          <Skeleton width={30} />
        </div>
      </div>
      <Skeleton size="block" />
      <Skeleton size="block" />
    </Loading>
  )
}

function ProfileFailed({ retry }: { retry: () => void }) {
  return (
    <LoadFailed title="Your profile did not arrive" retry={retry}>
      Nothing in it has changed.
    </LoadFailed>
  )
}

function ProfileBar() {
  return (
    <header className="bar">
      <Link className="brand" to={paths.home} aria-label={brandLabel}>
        <BrandMark />
        <span className="t only-wide">CALL OF CODE</span>
      </Link>
      <span className="sp" />
      <PaletteButton />
      <ThemeToggle />
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.settings} aria-label="Settings">
        <Icon name="settings" />
        <span className="only-wide">Settings</span>
      </Link>
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.home} aria-label="Home">
        <Icon name="home" />
        <span className="only-wide">Home</span>
      </Link>
    </header>
  )
}
