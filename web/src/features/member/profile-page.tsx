import { say } from 'words:profile'
import { getProfile } from '@callofcode/contract/member/member'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { PersonLoading } from '../../platform/page/person.tsx'
import { ownCertificates } from '../certificate/public.ts'
import { ownStreak } from '../streak/public.ts'
import { useActivityEarly } from './profile/profile-activity.tsx'
import { ProfileScreen } from './profile/profile-screen.tsx'
import '../../platform/page/person.css'
import './profile/profile.css'

export const head = () => ({ title: titled(say('profile')), unlisted: true })

export const load = ({ client }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(read(getProfile, {})),
    client.prefetchQuery(ownStreak),
    client.prefetchInfiniteQuery(ownCertificates),
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
          <h1 className="sr">{say('profile')}</h1>
          {isError ? (
            <ProfileFailed retry={() => void refetch()} />
          ) : (
            <PersonLoading words={say('loadingProfile')} />
          )}
        </main>
      )}
    </>
  )
}

function ProfileFailed({ retry }: { retry: () => void }) {
  return (
    <LoadFailed title={say('profileFailed')} retry={retry}>
      {say('nothingChanged')}
    </LoadFailed>
  )
}
