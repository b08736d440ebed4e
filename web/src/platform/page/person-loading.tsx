import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import './person.css'

/** Shows the page of a person while it loads. */
export function PersonLoading({ words }: { words: string }) {
  return (
    <Loading words={words}>
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
