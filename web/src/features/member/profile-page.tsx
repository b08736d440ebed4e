import { listCompleted } from '@callofcode/contract/curriculum'
import { getProfile } from '@callofcode/contract/member'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { ownCertificates } from '../certificate/public.ts'
import { useActivityEarly } from './profile-activity.tsx'
import { ProfileScreen } from './profile-screen.tsx'

import '../../platform/page/person.css'
import './profile.css'

export const head = () => ({ title: titled('Profile'), unlisted: true })

export const load = ({ client }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(read(getProfile, {})),
    client.prefetchQuery(read(listCompleted, {})),
    client.prefetchQuery(ownCertificates),
  ])

export function Page() {
  const { data, isError, refetch } = useQuery(read(getProfile, {}))
  useActivityEarly()
  const profile = data?.users[0]
  return (
    <>
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
