import { say } from 'words:club'
import type { SavedClub } from '@callofcode/contract/club/club'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { useScrollCue } from '../../platform/navigation/use-scroll-cue.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { clubRead, versionsRead } from './club-queries.ts'
import { ClubVersions } from './club-versions.tsx'
import { ConductPart } from './conduct-part.tsx'
import { FooterPart } from './footer-part.tsx'
import { LandingPart } from './landing-part.tsx'
import { LookPart } from './look-part.tsx'
import { MailPart } from './mail-part.tsx'
import { SignupPart, VisibilityPart } from './openness-parts.tsx'
import { OwnPagesPart } from './pages/own-pages-part.tsx'
import './club.css'

export const head = () => ({ title: titled(say('club')), unlisted: true })
export const load = ({ client, search: { part, cursor } }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(clubRead),
    part === 'versions' ? client.prefetchQuery(versionsRead(cursor)) : undefined,
  ])

export interface PartProps {
  saved: SavedClub
}

interface PartOfClub {
  /** The short name for the row of parts, one line on a laptop. */
  label: string
  title?: string
  Part: ComponentType<PartProps>
}

const parts: Readonly<Record<string, PartOfClub>> = {
  look: {
    get label() {
      return say('nameAndLook')
    },
    Part: LookPart,
  },
  landing: {
    get label() {
      return say('landingPage')
    },
    Part: LandingPart,
  },
  footer: {
    get label() {
      return say('footer')
    },
    get title() {
      return say('footerAndLinks')
    },
    Part: FooterPart,
  },
  pages: {
    get label() {
      return say('ownPages')
    },
    Part: OwnPagesPart,
  },
  conduct: {
    get label() {
      return say('conduct')
    },
    get title() {
      return say('codeOfConduct')
    },
    Part: ConductPart,
  },
  visibility: {
    get label() {
      return say('visibility')
    },
    Part: VisibilityPart,
  },
  signup: {
    get label() {
      return say('signup')
    },
    Part: SignupPart,
  },
  mail: {
    get label() {
      return say('mail')
    },
    Part: MailPart,
  },
  versions: {
    get label() {
      return say('versions')
    },
    get title() {
      return say('earlierVersions')
    },
    Part: ClubVersions,
  },
}

/** Edits the club's settings for its site, one part at a time. */
export function Page() {
  const { part = 'look' } = useSearch({ strict: false }) as { part?: string }
  const { label, title = label, Part } = parts[part] ?? (parts.look as (typeof parts)[string])
  const row = useScrollCue(part)
  const { data, error, refetch, isFetching } = useQuery({ ...clubRead, refetchOnMount: 'always' })
  return (
    <main id="main" className="page club">
      <ListHead title={say('club')} about={say('lead')} />
      <TabLinks
        label={say('partsName')}
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
        <h2 className="sr" id="club-part">
          {title}
        </h2>
        {data && <Part key={part} saved={data.data} />}
        {!data && error && (
          <LoadFailed title={say('settingsFailed')} retry={() => void refetch()} busy={isFetching}>
            {say('nothingWasChanged')}
          </LoadFailed>
        )}
        {!data && !error && (
          <Loading words={say('loadingClub')}>
            <Skeleton size="control" />
            <Skeleton size="control" />
            <Skeleton size="block" />
          </Loading>
        )}
      </section>
    </main>
  )
}
