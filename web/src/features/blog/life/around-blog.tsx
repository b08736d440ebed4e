import { say } from 'words:reading'
import {
  type BlogContext,
  getBlogContext,
  getBlogDiscussion,
  getOwnReactions,
} from '@callofcode/contract/blog-life/blog-life'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { read } from '../../../platform/api/read.ts'
import { paths } from '../../../platform/paths.ts'
import { Icon } from '../../../platform/ui/icon.tsx'
import { MemberLink } from '../../member/public.ts'
import './around-blog.css'

/** Names the co-authors, beside the author's name. */
export function CoAuthors({ id }: { id: string }) {
  const { data } = useQuery(contextOf(id))
  return data?.data.coAuthors.map(({ name, page }) => (
    <Fragment key={page?.handle ?? name}>
      <MemberLink page={page}>{name}</MemberLink>
    </Fragment>
  ))
}

/** Links to the blogs before and after it, if it is part of a series. */
export function SeriesNav({ id }: { id: string }) {
  const { data } = useQuery(contextOf(id))
  const series = data?.data.series
  return series ? <SeriesLinks series={series} /> : null
}

function SeriesLinks({ series }: { series: NonNullable<BlogContext['series']> }) {
  const { slug, title, at, of, previous, next } = series
  return (
    <nav className="series-nav" aria-label={say('series', { title })}>
      <p className="label plain">
        {say('partOfSeries', {
          at,
          of,
          title,
          link: (inside) => (
            <Link className="link" to={paths.series(slug)}>
              {inside}
            </Link>
          ),
        })}
      </p>
      <div className="series-links">
        {previous && (
          <Link className="link" to={paths.article(previous.slug)} rel="prev">
            <Icon name="back" small /> <span className="sr">{say('previous')} </span>
            {previous.title}
          </Link>
        )}
        {next && (
          <Link className="link series-next" to={paths.article(next.slug)} rel="next">
            <span className="sr">{say('next')} </span>
            {next.title} <Icon name="arrow" small />
          </Link>
        )}
      </div>
    </nav>
  )
}

export const contextOf = (id: string) => read(getBlogContext, { params: { id } }, { quiet: true })
export const discussionOf = (id: string) => read(getBlogDiscussion, { params: { id } }, { quiet: true })
export const ownReactionsOf = (id: string) => read(getOwnReactions, { params: { id } }, { quiet: true })
