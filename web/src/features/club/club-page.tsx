import type { SavedClub } from '@callofcode/contract/site/club'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { useScrollCue } from '../../platform/navigation/use-scroll-cue.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { clubRead, versionsRead } from './club-queries.ts'
import { ClubVersions } from './club-versions.tsx'
import { ConductPart } from './conduct-part.tsx'
import { FooterPart } from './footer-part.tsx'
import { LandingPart } from './landing-part.tsx'
import { LookPart } from './look-part.tsx'
import { MailPart } from './mail-part.tsx'
import { SignupPart, VisibilityPart } from './openness-parts.tsx'
import './club.css'

export const head = () => ({ title: titled('Club'), unlisted: true })
export const load = ({ client, search: { part, cursor } }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(clubRead),
    part === 'versions' ? client.prefetchQuery(versionsRead(cursor)) : undefined,
  ])

export interface PartProps {
  saved: SavedClub
}

interface PartOfClub {
  /** In the row of parts, which is one line on a laptop. */
  label: string
  title?: string
  Part: ComponentType<PartProps>
}

const parts: Readonly<Record<string, PartOfClub>> = {
  look: { label: 'Name and look', Part: LookPart },
  landing: { label: 'Landing page', Part: LandingPart },
  footer: { label: 'Footer', title: 'Footer and links', Part: FooterPart },
  conduct: { label: 'Conduct', title: 'Code of conduct', Part: ConductPart },
  visibility: { label: 'Visibility', Part: VisibilityPart },
  signup: { label: 'Sign-up', Part: SignupPart },
  mail: { label: 'Mail', Part: MailPart },
  versions: { label: 'Versions', title: 'Earlier versions', Part: ClubVersions },
}

/** What the club decides about its site, one part at a time. */
export function Page() {
  const { part = 'look' } = useSearch({ strict: false }) as { part?: string }
  const { label, title = label, Part } = parts[part] ?? (parts.look as (typeof parts)[string])
  const row = useScrollCue(part)
  const { data, error, refetch, isFetching } = useQuery({ ...clubRead, refetchOnMount: 'always' })
  return (
    <main id="main" className="page club">
      <div className="page-head">
        <h1 className="title">Club</h1>
        <p className="lead">Its name, its words, its looks, and who sees what.</p>
      </div>
      <TabLinks
        label="Parts of the settings"
        ref={row}
        items={Object.entries(parts).map(([value, one]) => ({ value, label: one.label }))}
        value={parts[part] ? part : 'look'}
        link={(value, rest) => (
          <Link
            to={paths.club}
            search={value === 'look' ? {} : { part: value }}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...rest}
          />
        )}
      />
      <section className="club-part" aria-labelledby="club-part">
        <h2 className="head" id="club-part">
          {title}
        </h2>
        {data && <Part key={part} saved={data.data} />}
        {!data && error && (
          <LoadFailed title="The settings did not arrive" retry={() => void refetch()} busy={isFetching}>
            Nothing was changed.
          </LoadFailed>
        )}
        {!data && !error && (
          <Loading words="Loading the club...">
            <Skeleton size="control" />
            <Skeleton size="control" />
            <Skeleton size="block" />
          </Loading>
        )}
      </section>
    </main>
  )
}
