import { say } from 'words:about'
import { type AboutClub, getAbout } from '@callofcode/contract/club/about'
import { pictureSize } from '@callofcode/contract/markdown/picture-size'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { clubOf, useClub } from '../../platform/session/club.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { MemberLink } from '../member/public.ts'
import { Gallery, galleryRead } from './pages/gallery.tsx'
import './about.css'

const aboutRead = read(getAbout, {}, { quiet: true })

const PICTURES = 'pictures'

export const head = ({ client, search: { part } }: PagePlace): PageHead =>
  part === PICTURES ? headOfPictures(client) : headOfAbout(client)
export const load = ({ client, search: { part } }: PagePlace) =>
  part === PICTURES ? client.prefetchQuery(galleryRead) : client.prefetchQuery(aboutRead)

const headOfAbout = (client: QueryClient): PageHead =>
  clubOf(client).hasAbout
    ? {
        title: titled(say('about')),
        description: (club) => say('aboutForSearch', { club }),
        canonical: paths.about,
      }
    : { title: titled(say('about')), status: 404, unlisted: true }

const headOfPictures = (client: QueryClient): PageHead =>
  (client.getQueryData(galleryRead.queryKey)?.data.length ?? 0) > 0
    ? {
        title: titled(say('gallery')),
        description: (club) => say('galleryForSearch', { club }),
        canonical: `${paths.about}?part=${PICTURES}`,
      }
    : { title: titled(say('gallery')), status: 404, unlisted: true }

export function Page() {
  const { part } = useSearch({ strict: false }) as { part?: string }
  return part === PICTURES ? <Gallery /> : <Parts />
}

/** What the club shows of itself. A part without anything in it is not there. */
function Parts() {
  const { name, hasAbout } = useClub()
  const { data, error, refetch, isFetching } = useQuery(aboutRead)
  return (
    <main id="main" className="page about">
      <div className="page-head">
        <h1 className="title">{say('about')}</h1>
        <p className="lead">
          <bdi>{name}</bdi>
        </p>
      </div>
      {!data && error && (
        <LoadFailed title={say('pagesFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading words={say('loadingPages')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data && !hasAbout && (
        <EmptyState label={say('notWritten')} title={say('nothingYet')} action={<WriteLink />} />
      )}
      {data && <About about={data.data} />}
    </main>
  )
}

/** Only admins write these pages. */
function WriteLink() {
  const { data: session } = useSession()
  if (!isAdmin(session)) return null
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={paths.club} search={{ part: 'pages' }}>
      {say('writePages')}
    </Link>
  )
}

function About({ about: { team, sponsors, questions, resources, pictures } }: { about: AboutClub }) {
  const [now, ...earlier] = team
  return (
    <>
      {now && (
        <Part id="team" title={say('yearsTeam', { year: `${now.year}` })}>
          <People people={now.people} />
          {earlier.map(({ year, people }) => (
            <details key={year}>
              <summary>{say('yearsTeam', { year: `${year}` })}</summary>
              <People people={people} />
            </details>
          ))}
        </Part>
      )}
      {pictures > 0 && (
        <Part id="pictures" title={say('gallery')}>
          <p>
            <Link className="link" to={paths.about} search={{ part: PICTURES }}>
              {say('seePictures', { count: pictures })}
            </Link>
          </p>
        </Part>
      )}
      {questions.length > 0 && (
        <Part id="questions" title={say('questions')}>
          {questions.map(({ question, html }) => (
            <details key={question}>
              <summary>
                <bdi>{question}</bdi>
              </summary>
              <Prose className="read" html={html} />
            </details>
          ))}
        </Part>
      )}
      {resources !== '' && (
        <Part id="resources" title={say('resources')}>
          <Prose className="read" html={resources} />
        </Part>
      )}
      {sponsors.length > 0 && (
        <Part id="sponsors" title={say('sponsors')}>
          <ul className="about-sponsors">
            {sponsors.map((sponsor) => (
              <li key={`${sponsor.name} ${sponsor.link}`}>
                <SponsorMark {...sponsor} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="about-part" aria-labelledby={id}>
      <h2 className="card-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function People({ people }: { people: AboutClub['team'][number]['people'] }) {
  return (
    <ul className="about-team">
      {people.map(({ name, office, photo, page }) => (
        <li key={`${name} ${office}`}>
          {photo && <img src={photo} alt="" loading="lazy" {...pictureSize(photo)} />}
          <p>
            <MemberLink page={page}>
              <bdi>{name}</bdi>
            </MemberLink>
            <span className="small muted">
              <bdi>{office}</bdi>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function SponsorMark({ name, link, logo }: AboutClub['sponsors'][number]) {
  const mark = logo ? <img src={logo} alt={name} loading="lazy" {...pictureSize(logo)} /> : <bdi>{name}</bdi>
  if (!link) return mark
  return (
    <a className="link" href={link} rel="sponsored noopener">
      {mark}
    </a>
  )
}
