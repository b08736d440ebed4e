import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'

const SHAPES = [45, 60] as const

export function SubmissionsLoading({ words }: { words: string }) {
  return (
    <Loading words={words}>
      <ul className="submissions" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width} className="submission">
            <Skeleton width={width} size="tall" />
            <Skeleton width={30} />
            <Skeleton width={20} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
