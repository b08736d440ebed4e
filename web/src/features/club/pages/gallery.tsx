import { say } from 'words:about'
import { getGallery } from '@callofcode/contract/club/about'
import { pictureSize } from '@callofcode/contract/markdown/picture-size'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../platform/api/read.ts'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../../platform/feedback/state-box.tsx'

export const galleryRead = read(getGallery, {}, { quiet: true })

/** The pictures of the club's events. Each loads when it comes into sight, and its room is known before. */
export function Gallery() {
  const { data, error, refetch, isFetching } = useQuery(galleryRead)
  return (
    <main id="main" className="page about">
      <div className="page-head">
        <h1 className="title">{say('gallery')}</h1>
      </div>
      {!data && error && (
        <LoadFailed title={say('pagesFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading words={say('loadingPages')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data?.data.length === 0 && <EmptyState label={say('notWritten')} title={say('noPictures')} />}
      {data?.data.map(({ title, pictures }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two albums may have one title.
        <section className="about-part" key={`${title} ${at}`} aria-labelledby={`album-${at}`}>
          <h2 className="card-title" id={`album-${at}`}>
            <bdi>{title}</bdi>
          </h2>
          <ul className="about-pictures">
            {pictures.map(({ url, alt }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice in an album.
              <li key={`${url} ${place}`}>
                <a href={url}>
                  <img src={url} alt={alt} loading="lazy" {...pictureSize(url)} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
